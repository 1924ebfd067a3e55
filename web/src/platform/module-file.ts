// Loads the app's WebAssembly modules.
import { inBase } from "./base";

const KIND = "application/wasm";

/**
 * Fetches a module so that it can be compiled while it arrives. Browsers refuse that if the web host sends the wrong
 * media type.
 */
export async function moduleFile(path: string): Promise<Response> {
  const answer = await fetch(inBase(path));
  if (!answer.ok || answer.headers.get("content-type") === KIND) return answer;
  return new Response(answer.body, { headers: { "content-type": KIND } });
}
