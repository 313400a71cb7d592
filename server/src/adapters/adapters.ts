import type { Geocoding } from './geocoding/port.ts'
import type { Kyc } from './kyc/port.ts'
import type { Mail } from './mail/port.ts'
import type { MapTiles } from './map-tiles/port.ts'
import type { PaymentGateway } from './payments/port.ts'
import type { Payouts } from './payouts/port.ts'
import type { Push } from './push/port.ts'
import type { Sms } from './sms/port.ts'
import type { Storage } from './storage/port.ts'

/** The outside world, each need behind its port. */
export interface Adapters {
  mail: Mail
  sms: Sms
  storage: Storage
  geocoding: Geocoding
  /** What answers when the one above cannot. */
  offlineGeocoding: Geocoding
  mapTiles: MapTiles
  kyc: Kyc
  payments: PaymentGateway
  payouts: Payouts
  push: Push
}
