// Why a request failed.
//
// Must not: know how requests are sent.

/**
 * Why a request failed: the code of the server, such as `illegal_move`; `offline` if there was no answer, `stream_end` if
 * the server stopped in the middle of a file.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The name of the limit that was reached, or null. */
  readonly limit: string | null;

  constructor(
    readonly code: string,
    /** An explanation in English. */
    readonly detail = "",
    /** The status of HTTP; 0 without an answer. */
    readonly status = 0,
    /** What the error rests on. */
    readonly facts: Record<string, unknown> = {},
    /** Seconds after which the request may be repeated; null if the server does not say so. */
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

/** The error of an answer that is not 2xx. */
export function errorOf(status: number, retryAfter: string | null, body: string): ApiError {
  const { code = "unknown", detail = body.slice(0, 200), facts = {} } = parsed(body)?.error ?? {};
  const seconds = Number(retryAfter ?? facts["retry_after_s"] ?? Number.NaN);
  return new ApiError(code, detail, status, facts, Number.isFinite(seconds) ? Math.max(0, seconds) : null);
}

interface Refused {
  error?: { code?: string; detail?: string; facts?: Record<string, unknown> };
}

/** The body as the server writes it; null if something between has answered. */
function parsed(body: string): Refused | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" ? (value as Refused | null) : null;
  } catch {
    return null;
  }
}

/** The error of a request without an answer. `fetch` in Node names the cause. */
export function offline(cause: unknown): ApiError {
  const inner = cause instanceof Error ? cause.cause : undefined;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  const detail = inner instanceof Error ? inner.message : String(cause);
  const unsent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].includes(code);
  return new ApiError("offline", detail, 0, {}, null, unsent, { cause });
}
