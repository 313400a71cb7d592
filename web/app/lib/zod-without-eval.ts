// Pages forbid eval, and zod tries it once to see whether it may: browsers report that as a violation.
// Set before the first schema is made. The server, where eval is allowed, keeps zod's faster way.
if (typeof window !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
