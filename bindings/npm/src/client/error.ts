// Errors of requests.
//
// This file must not depend on how requests are sent.

/**
 * Reason why a request failed. The code is the server's, such as `illegal_move`; `offline` if there was no
 * response; or `stream_end` if a file is incomplete.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Name of the limit that was reached, or null. */
  readonly limit: string | null;

  constructor(
    readonly code: string,
    /** Explanation in English. */
    readonly detail = "",
    /** HTTP status; 0 if there was no response. */
    readonly status = 0,
    /** Data behind the error. */
    readonly facts: Record<string, unknown> = {},
    /** Seconds after which the request may be repeated; null if unknown. */
    readonly retryAfter: number | null = null,
    /** Whether the request did not reach the server. */
    readonly unsent = false,
    options?: ErrorOptions,
  ) {
    const limit = typeof facts["limit"] === "string" ? facts["limit"] : null;
    super((detail === "" ? code : `${code}: ${detail}`) + (limit === null ? "" : ` (limit ${limit})`), options);
    this.limit = limit;
  }
}

/** Returns the error for a response that is not 2xx. */
export function errorOf(status: number, retryAfter: string | null, body: string): ApiError {
  const { code = "unknown", detail = body.slice(0, 200), facts = {} } = parsed(body)?.error ?? {};
  const seconds = Number(retryAfter ?? facts["retry_after_s"] ?? Number.NaN);
  return new ApiError(code, detail, status, facts, Number.isFinite(seconds) ? Math.max(0, seconds) : null);
}

interface Refused {
  error?: { code?: string; detail?: string; facts?: Record<string, unknown> };
}

/** Parses the server's error body; null if the response comes from a proxy instead. */
function parsed(body: string): Refused | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" ? (value as Refused | null) : null;
  } catch {
    return null;
  }
}

/** Returns the error for a request without a response. `fetch` in Node reports the cause. */
export function offline(cause: unknown): ApiError {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  const detail = inner instanceof Error ? inner.message : String(cause);
  const unsent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].includes(code);
  return new ApiError("offline", detail, 0, {}, null, unsent, { cause });
}
