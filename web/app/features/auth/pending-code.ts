import { api } from '../../lib/api.ts'
import { tabValue } from '../../lib/tab-value.ts'
import { deviceProofs } from './device-proofs.ts'

/** A registration that waits for its code. */
export interface PendingRegistration {
  registrationId: string
  sentTo: string
  /** When another code may be asked for. */
  resendAtMs: number
  /** No SMS was sent: the code waits in the outbox. */
  isSimulation: boolean
}

/** A forgotten password that waits for its code. */
export interface PendingReset {
  resetId: string
  identifier: string
  resendAtMs: number
}

export const pendingRegistration = tabValue<PendingRegistration>('pendingRegistration')
export const pendingReset = tabValue<PendingReset>('pendingReset')

export function resendAt(resendAfterSeconds: number): number {
  return Date.now() + resendAfterSeconds * 1000
}

/** Another code of the same reset, where there is one. */
export async function askResetCode(identifier: string, resetId?: string): Promise<void> {
  const { data } = await api.auth.forgotPassword({ identifier, resetId, deviceProofs: deviceProofs() })
  pendingReset.remember({ identifier, resetId: data.resetId, resendAtMs: resendAt(data.resendAfterSeconds) })
}
