// Errors of requests. This file must not depend on how requests are sent.

/**
 * Error of a request. The code is the server's, such as `illegal_move`, or one of the client's: `offline` if there was
 * no response, `stream_end` if a file is incomplete, `bad_answer` if the response is not JSON, or `unknown` if an error
 * response has no code.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Name of the limit that was reached, or null. */
  readonly limit: string | null;

  constructor(
    readonly code: string,
    /** Explanation in English. */
    readonly detail = "",
    /** HTTP status of an error response; otherwise 0. */
    readonly status = 0,
    /** Named values that describe the error. */
    readonly facts: Record<string, unknown> = {},
    /** Seconds after which the request may be repeated; null if unknown. */
    readonly retryAfter: number | null = null,
    /** Whether the request is known not to have reached the server. */
    readonly unsent = false,
    options?: ErrorOptions,
  ) {
    const limit = typeof facts["limit"] === "string" ? facts["limit"] : null;
    super((detail === "" ? code : `${code}: ${detail}`) + (limit === null ? "" : ` (limit ${limit})`), options);
    this.limit = limit;
  }
}

/** Returns the error for a response with a status other than 2xx. */
export function errorOf(status: number, retryAfter: string | null, body: string): ApiError {
  const { code = "unknown", detail = body.slice(0, 200), facts = {} } = parsed(body)?.error ?? {};
  const seconds = Number(retryAfter ?? facts["retry_after_s"] ?? Number.NaN);
  return new ApiError(code, detail, status, facts, Number.isFinite(seconds) ? Math.max(0, seconds) : null);
}

interface Refused {
  error?: { code?: string; detail?: string; facts?: Record<string, unknown> };
}

/** Parses the server's error body; null if the body is not a JSON object, such as an error page of a proxy. */
function parsed(body: string): Refused | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" ? (value as Refused | null) : null;
  } catch {
    return null;
  }
}

/** Returns the error for a request without a response. In Node, the cause of the `fetch` error is the network error. */
export function offline(cause: unknown): ApiError {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  const detail = inner instanceof Error ? inner.message : String(cause);
  const unsent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].includes(code);
  return new ApiError("offline", detail, 0, {}, null, unsent, { cause });
}
