//! A worker simulated by the test, with the credentials of a real child process.

use crate::client::{Answer, Client};
use crate::test_server::{TestServer, soon};
use serde_json::{Value, json};
use server::{Config, WorkerProgram};
use std::path::Path;
use std::time::Duration;

/// Returns a program that writes its first line of input to a new file in `folder`, and deletes the file when the input
/// ends.
pub(crate) fn scribe(folder: &Path) -> WorkerProgram {
    let script = "read -r line; echo \"$line\" > \"$0/$$.tmp\"; mv \"$0/$$.tmp\" \"$0/$$.json\"; cat > /dev/null; rm \"$0/$$.json\"";
    let folder = folder.to_str().unwrap().to_owned();
    WorkerProgram {
        program: "/bin/sh".into(),
        args: vec!["-c".to_owned(), script.to_owned(), folder],
    }
}

/// Returns a server that runs the program of [`scribe`] as its `count` worker processes.
pub(crate) async fn house_with_workers(count: u16, change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::with(|config| {
        let folder = config.data.join("scribes");
        std::fs::create_dir_all(&folder).unwrap();
        config.workers = count;
        config.worker = scribe(&folder);
        change(config);
    })
    .await
}

/// Returns the process ids and credentials of the running worker processes.
pub(crate) fn scribes(site: &TestServer) -> Vec<(u32, Value)> {
    let files = std::fs::read_dir(site.folder().join("scribes"))
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut found: Vec<(u32, Value)> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter_map(|path| {
            let pid = path.file_stem()?.to_str()?.parse().ok()?;
            Some((pid, serde_json::from_str(&std::fs::read_to_string(path).ok()?).ok()?))
        })
        .collect();
    found.sort_by_key(|(pid, _)| *pid);
    found
}

/// Waits until `count` worker processes other than those in `dead` are running, and returns them.
pub(crate) async fn wait_for_scribes(site: &TestServer, count: usize, dead: &[u32]) -> Vec<(u32, Value)> {
    soon(async {
        loop {
            let mut living = scribes(site);
            living.retain(|(pid, _)| !dead.contains(pid));
            if living.len() == count {
                return living;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await
}

/// A worker with the credentials of one child process.
pub(crate) struct Worker {
    client: Client,
    token: String,
}

impl Worker {
    pub(crate) fn new(credentials: &Value) -> Self {
        let addr = credentials["addr"].as_str().unwrap().parse().unwrap();
        Self {
            client: Client::new(addr),
            token: credentials["token"].as_str().unwrap().to_owned(),
        }
    }

    async fn post(&mut self, path: &str, body: &str) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
        self.client.request("POST", path, &headers, body).await
    }

    pub(crate) async fn try_acquire(&mut self) -> Answer {
        soon(self.post("/worker/acquire", "")).await
    }

    /// Waits for a job, and fails if none arrives.
    pub(crate) async fn acquire(&mut self) -> Value {
        self.try_acquire().await.expect(200)
    }

    pub(crate) async fn answer(&mut self, job: &Value, action: &str) -> Answer {
        let info = json!({"depth": 1, "nodes": 1, "score": 0, "pv": []});
        self.post(
            "/worker/answer",
            &json!({"id": job["id"], "action": action, "info": info}).to_string(),
        )
        .await
    }

    /// Answers a job that requests the evaluation of a position.
    pub(crate) async fn evaluate(&mut self, job: &Value, action: &str, centipawns: i64) -> Answer {
        let evaluation = json!({"score": {"cp": centipawns}, "chance": 500});
        let info = json!({"depth": 9, "nodes": 1, "score": centipawns, "pv": [action], "evaluation": evaluation});
        self.post(
            "/worker/answer",
            &json!({"id": job["id"], "action": action, "info": info}).to_string(),
        )
        .await
    }
}
