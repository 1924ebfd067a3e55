// Why a step is not possible, in words. Codes and facts come from the rules.

export function whyText(code: string, facts: Record<string, unknown>, lang: "ko" | "en"): string {
  void facts;
  void lang;
  return code;
}
