// What we use of autocannon, which brings no types.
declare module 'autocannon' {
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    /** Requests in all. */
    amount: number
    headers?: Record<string, string>
  }): Promise<Result>
}
