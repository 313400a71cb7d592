/** How long and how many: what one caller may take up of the server. */
export interface HttpLimits {
  /** Until the header of a request is there, counted from the opening of the connection or from its first byte. */
  headerMs: number
  /** A body brings `leastBytes` in every window, or it is cut off; one byte a minute is not a body. */
  bodyWindowMs: number
  leastBytes: number
  /** Until the last byte of the largest body. */
  requestMs: number
  /** Without a byte in either direction while a request is under way. */
  silentMs: number
  /** Between two requests. */
  keepAliveMs: number
  /** How often Node looks for requests that are over their time. */
  lookEveryMs: number
  connections: number
  /** Of one address; behind a proxy every connection is the proxy's, and only the proxy can count. */
  connectionsPerAddress: number
}

/** A phone that sends a kilobyte a second is let through; 20 MB at 100 KB a second take three and a half minutes. */
export const httpLimits: HttpLimits = {
  headerMs: 20_000,
  bodyWindowMs: 15_000,
  leastBytes: 15_000,
  requestMs: 30 * 60_000,
  silentMs: 120_000,
  keepAliveMs: 72_000,
  lookEveryMs: 5_000,
  connections: 10_000,
  connectionsPerAddress: 500,
}

/** More than the longest listing takes, in any script. Files and the partners' messages have limits of their own. */
export const bodyBytes = 64 * 1024
