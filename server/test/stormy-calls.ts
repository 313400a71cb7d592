/** Each from an address of their own, so that limits by address do not meet. */
export interface Caller {
  token: string
  address: string
}

export const json = (method: string, { token, address }: Caller, body: unknown, key?: string) => ({
  method,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(key ? { 'idempotency-key': key } : {}),
  },
  body: JSON.stringify(body),
})
