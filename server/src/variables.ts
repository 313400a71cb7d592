/** Every variable the product reads, in the order README lists them. An empty default means "not set". */
export const variables = {
  PORT: { default: '3000', about: 'Port to listen on.' },
  HOST: { default: '127.0.0.1', about: 'Address to listen on.' },
  DATA_DIR: { default: '.data', about: 'Folder for the embedded database, the files and the secret key.' },
  DATABASE_URL: {
    default: '',
    about:
      'A PostgreSQL database, version 15 or newer, to use instead of the embedded one. No demo world is created in it unless MODE=demo asks for one.',
  },
  REDIS_URL: {
    default: '',
    about:
      'A Redis, version 6 or newer, to carry live events between processes, such as redis://:password@host:6379. Nothing is kept in it. Without it, PostgreSQL carries them.',
  },
  MODE: {
    default: '',
    about:
      '`demo` (the default without DATABASE_URL): demo world, messages kept in /dev/outbox. `development` (the default of `npm run dev` with DATABASE_URL): the outbox, no demo world. `production` (the default of `npm start` with DATABASE_URL): real email and SMS.',
  },
  ROLES: { default: 'web,worker', about: 'What this process does: `web`, `worker` or both.' },
  PUBLIC_URL: {
    default: '',
    about:
      'The address people use, such as https://example.in, for links in pages and messages; http://HOST:PORT if not set. Required in production.',
  },
  ADS_URL: {
    default: '',
    about: 'The address of the ads host, such as https://ads.example.in, when it is not this same server.',
  },
  SECRET_KEY: {
    default: '',
    about:
      'At least 32 characters. It keys the hashes of codes and encrypts PAN and bank account numbers. Required in production; otherwise created in DATA_DIR.',
  },
  OLD_SECRET_KEYS: {
    default: '',
    about: 'Former secret keys, separated by commas, so that data encrypted with them stays readable.',
  },
  TRUST_PROXY: { default: 'no', about: '`yes` if a proxy in front adds the caller’s address to X-Forwarded-For.' },
  CODES_PER_NETWORK: {
    default: '30',
    about:
      'How many codes by SMS, and how many by email, one network may request in an hour. Many people may share a network.',
  },
  LOG_LEVEL: { default: 'info', about: '`debug`, `info`, `warn`, `error` or `silent`.' },
  METRICS_TOKEN: { default: '', about: 'Bearer token for /metrics. Without it, only this machine may read them.' },
  PAGE_CACHE_MB: {
    default: '32',
    about: 'How much memory rendered pages may take, in MB; each MB holds about forty pages.',
  },
  SMTP_URL: { default: '', about: 'Mail server, such as smtps://user:password@host. Required in production.' },
  MAIL_FROM: { default: 'Properysearch <no-reply@properysearch.in>', about: 'Sender of emails.' },
  MSG91_AUTH_KEY: { default: '', about: 'Key for the SMS provider MSG91. Required in production.' },
  MSG91_TEMPLATES: {
    default: '',
    about:
      'The ids that MSG91 itself gives its templates (not those of the DLT register): mobile-verification=ID,password-reset=ID,already-registered=ID,release-approval=ID,share-confirmation=ID,draft-approval=ID,share-invitation=ID,news=ID. Each template must name its variables exactly as the product does: ##otp##, ##link##, ##about##. Required in production.',
  },
  MSG91_URL: { default: 'https://control.msg91.com', about: 'Address of MSG91.' },
  SANDBOX_API_KEY: {
    default: '',
    about: 'Key of the identity service sandbox.co.in: Aadhaar, PAN, bank accounts. Required in production.',
  },
  SANDBOX_API_SECRET: { default: '', about: 'Secret of sandbox.co.in. Required in production.' },
  SANDBOX_API_URL: { default: 'https://api.sandbox.co.in', about: 'Address of sandbox.co.in.' },
  CASHFREE_CLIENT_ID: {
    default: '',
    about: 'Client id of the payment partner Cashfree; payments are simulated without it. Required in production.',
  },
  CASHFREE_CLIENT_SECRET: {
    default: '',
    about:
      'The secret with which Cashfree signs its webhooks. In its dashboard, register PUBLIC_URL/api/payments/webhook/cashfree as the webhook, and the domain of PUBLIC_URL: Cashfree may ignore the address that comes with an order. Required in production.',
  },
  CASHFREE_URL: {
    default: 'https://api.cashfree.com/pg',
    about: 'Address of Cashfree; https://sandbox.cashfree.com/pg for its test accounts.',
  },
  CASHFREE_SPLIT: {
    default: 'no',
    about:
      '`yes` once Cashfree has enabled Easy Split for the account, with an order split delay of as many days as `partnerHoldRules` has: then sellers can have Cashfree hold the booking amount.',
  },
  COLLECTING_ACCOUNT: {
    default: '',
    about:
      'The bank account that people can be asked to pay into: holder=NAME;bank=NAME;branch=NAME;ifsc=CODE;number=DIGITS. If not set, a sample marked as such.',
  },
  INVOICE_SUPPLIER: {
    default: '',
    about:
      'Who issues the invoices: name=NAME;address=TEXT;state=STATE;gstin=GSTIN. Required in production; otherwise a sample marked as such.',
  },
  MAP_TILES_URL: {
    default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    about:
      'Address of map tiles, with {z}, {x} and {y}; empty for none. The default is for trying the product out: in production there are none unless you name your own server or a provider’s. Without tiles, or when their server does not answer, maps show our own drawing.',
  },
  MAP_TILES_ATTRIBUTION: {
    default: '© OpenStreetMap contributors',
    about: 'The attribution that maps show for their tiles.',
  },
  GOOGLE_MAPS_KEY: {
    default: '',
    about:
      'Google’s key for finding the city at a position. The names it gives are not kept, as its rules demand. Without Google or Nominatim, the nearest city we serve is used.',
  },
  GOOGLE_MAPS_URL: { default: 'https://maps.googleapis.com', about: 'Address of Google Maps.' },
  NOMINATIM_URL: {
    default: '',
    about:
      'A Nominatim server for finding the city at a position, such as https://nominatim.openstreetmap.org. All processes together ask it at most once a second.',
  },
} as const
