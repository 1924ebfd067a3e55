// The WebAssembly modules of the app as files.
import { inBase } from "./base";

const KIND = "application/wasm";

/** Fetches one, so that it can be compiled while it arrives: browsers refuse that if a web host does not know its kind. */
export async function moduleFile(path: string): Promise<Response> {
  const answer = await fetch(inBase(path));
  if (!answer.ok || answer.headers.get("content-type") === KIND) return answer;
  return new Response(answer.body, { headers: { "content-type": KIND } });
}
