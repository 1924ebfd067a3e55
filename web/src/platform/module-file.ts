// Loads the app's WebAssembly modules.
import { inBase } from "./base";

const KIND = "application/wasm";

/** Fetches a module for streaming compilation. Corrects a wrong media type, because browsers would reject it. */
export async function moduleFile(path: string): Promise<Response> {
  const answer = await fetch(inBase(path));
  if (!answer.ok || answer.headers.get("content-type") === KIND) return answer;
  return new Response(answer.body, { headers: { "content-type": KIND } });
}
