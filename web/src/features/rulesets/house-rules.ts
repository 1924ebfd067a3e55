// House rules kept in this browser, as the object the server and the judge read:
// `{"schema":1,"base":"kakao@1","set":{…}}`.

export interface HouseRules {
  name: string;
  rules: { schema: number; base: string; set: Record<string, unknown> };
}

const KEY = "janggun.house";

export function readHouse(text: string | null): HouseRules | null {
  try {
    const value = JSON.parse(text ?? "null") as HouseRules | null;
    const rules = value?.rules;
    return typeof rules?.base === "string" && typeof rules.set === "object" ? value : null;
  } catch {
    return null;
  }
}

export function loadHouse(): HouseRules | null {
  try {
    return readHouse(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function saveHouse(house: HouseRules): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(house));
  } catch {
    // blocked or full: the rules last as long as the page
  }
}
