import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../platform/db/database.ts'
import type { Adapters } from './adapters.ts'
import { googleGeocoding } from './geocoding/google-geocoding.ts'
import { nominatimGeocoding } from './geocoding/nominatim-geocoding.ts'
import { offlineGeocoding } from './geocoding/offline-geocoding.ts'
import type { Geocoding } from './geocoding/port.ts'
import { rememberingGeocoding } from './geocoding/remembering-geocoding.ts'
import { vendorTurns } from './geocoding/vendor-turns.ts'
import { sandboxKyc } from './kyc/sandbox-kyc.ts'
import { simulatedKyc } from './kyc/simulated-kyc.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { noMapTiles } from './map-tiles/no-map-tiles.ts'
import { probedMapTiles } from './map-tiles/probed-map-tiles.ts'
import { cashfreeGateway } from './payments/cashfree-gateway.ts'
import { sandboxGateway } from './payments/sandbox-gateway.ts'
import { cashfreePayouts } from './payouts/cashfree-payouts.ts'
import { sandboxPayouts } from './payouts/sandbox-payouts.ts'
import { webPushServices } from './push/web-push.ts'
import { msg91Sms } from './sms/msg91-sms.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import { diskStorage } from './storage/disk-storage.ts'

/** The built-in default of each need, or the vendor that the configuration names. */
export function createAdapters(config: Config, db: Db, now: () => Date): Adapters {
  // Vendors of maps ask for a name and a way to reach whoever calls.
  const userAgent = `Properysearch/1.0 (+${config.publicUrl})`
  const offline = offlineGeocoding(db)
  return {
    mail: config.smtpUrl ? smtpMail({ url: config.smtpUrl, from: config.mailFrom }) : outboxMail(db),
    sms: config.msg91 ? msg91Sms(config.msg91) : outboxSms(db),
    storage: diskStorage(join(config.dataDir, 'files')),
    geocoding: vendorGeocoding(config, db, userAgent) ?? offline,
    offlineGeocoding: offline,
    kyc: config.sandboxKyc ? sandboxKyc(config.sandboxKyc, now) : simulatedKyc(db, config, now),
    payments: config.cashfree
      ? cashfreeGateway(config.cashfree, () => config.publicUrl)
      : sandboxGateway(db, config, now),
    // Only the partner that collects may pay out: without its split settlement no money is held for anybody.
    push: webPushServices({ contact: pushContact(config) }),
    payouts: config.cashfree?.isSplit ? cashfreePayouts(config.cashfree, db, now) : sandboxPayouts(db, now),
    mapTiles: config.mapTiles ? probedMapTiles(config.mapTiles, { userAgent }) : noMapTiles,
  }
}

/** Nominatim's rules: one request a second. */
const nominatimPace = { everyMs: 1000, longestWaitMs: 4000 }
const dayMs = 24 * 60 * 60 * 1000

function vendorGeocoding(config: Config, db: Db, userAgent: string): Geocoding | null {
  // Google's rules allow no keeping of names; those of OpenStreetMap ask for it.
  if (config.googleMaps) return rememberingGeocoding(googleGeocoding(config.googleMaps), { keepForMs: 0 })
  if (!config.nominatimUrl) return null
  const takeTurn = vendorTurns(db, 'nominatim', nominatimPace)
  const nominatim = nominatimGeocoding({ url: config.nominatimUrl, userAgent, takeTurn })
  return rememberingGeocoding(nominatim, { keepForMs: dayMs })
}

/** A push service takes an https address or an email address. */
function pushContact({ publicUrl, mailFrom }: Config): string {
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${address}`
}
