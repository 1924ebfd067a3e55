// Sends a console event to the first janggun.exe as Windows does: with a thread that runs kernelbase's CtrlRoutine in
// that process. Wine itself never sends the event of a closed window (2); 0 is Ctrl-C. Prints the program's exit status
// and the time until it exited.
#include <windows.h>
#include <tlhelp32.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 99

// Windows gives a program this much time after its window was closed.
#define PATIENCE_MS 5000

// Returns the janggun.exe that was not started by another one; 0 if there is none.
static DWORD server(void) {
    DWORD ids[MOST], parents[MOST];
    int count = 0;
    PROCESSENTRY32 entry = {.dwSize = sizeof entry};
    HANDLE all = CreateToolhelp32Snapshot(TH32CS_SNAPPROCESS, 0);
    for (BOOL more = Process32First(all, &entry); more && count < MOST; more = Process32Next(all, &entry)) {
        if (lstrcmpiA(entry.szExeFile, "janggun.exe") == 0) {
            ids[count] = entry.th32ProcessID;
            parents[count++] = entry.th32ParentProcessID;
        }
    }
    CloseHandle(all);
    for (int one = 0; one < count; one++) {
        BOOL is_child = FALSE;
        for (int other = 0; other < count; other++) is_child |= parents[one] == ids[other];
        if (!is_child) return ids[one];
    }
    return 0;
}

int main(int count, char **arguments) {
    ULONG_PTR event = count > 1 ? strtoul(arguments[1], NULL, 10) : 0;
    DWORD status = 0, id = server();
    HANDLE process = id ? OpenProcess(PROCESS_ALL_ACCESS, FALSE, id) : NULL;
    if (!process) {
        printf("no janggun.exe is running\n");
        return 1;
    }
    LPTHREAD_START_ROUTINE routine =
        (LPTHREAD_START_ROUTINE)(void *)GetProcAddress(GetModuleHandleA("kernelbase.dll"), "CtrlRoutine");
    DWORD began = GetTickCount();
    if (!routine || !CreateRemoteThread(process, NULL, 0, routine, (void *)event, 0, NULL)) {
        printf("the event cannot be sent: %lu\n", GetLastError());
        return 1;
    }
    if (WaitForSingleObject(process, PATIENCE_MS) != WAIT_OBJECT_0) {
        printf("still running after %d ms\n", PATIENCE_MS);
        return 1;
    }
    GetExitCodeProcess(process, &status);
    printf("ended with status %lu after %lu ms\n", status, GetTickCount() - began);
    return status != 0;
}
