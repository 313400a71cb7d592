import type { AnswerOf, InputOf } from '@properysearch/contract/kernel/endpoint'
import type { notifications } from '@properysearch/contract/notifications/calls'
import {
  kindOf,
  kindsFor,
  type NotificationKind,
  notificationKindNames,
  usualWays,
} from '@properysearch/contract/notifications/kinds'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { seal } from '../../../platform/encryption.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import {
  deletePushDevice,
  findPushKeys,
  insertPushDevice,
  insertPushKeys,
  listPushDevices,
  pushKeysUse,
} from './push-devices.sql.ts'
import type { StoppedMails } from './stop-mails.ts'
import { findQuietHours, findWays, saveMailNever, saveQuietHours, saveWays } from './ways.sql.ts'

export async function getSettings(ctx: CallContext): Promise<AnswerOf<typeof notifications.getSettings>> {
  const user = signedIn(ctx)
  const chosen = new Map((await findWays(ctx.db, user.id)).map(({ kind, ...ways }) => [kind, ways]))
  const devices = await listPushDevices(ctx.db, user.id, ctx.now)
  return {
    data: {
      kinds: kindsFor(user.role).map((kind) => {
        const { mail, push, sms } = chosen.get(kind) ?? usualWays(kind)
        return { kind, mail, push, sms: kindOf(kind).sms === null ? null : sms }
      }),
      quietHours: await findQuietHours(ctx.db, user.id),
      pushKey: await publicPushKey(ctx),
      devices: devices.map(({ sessionId, createdAt, ...device }) => ({
        ...device,
        isThisSession: sessionId === user.sessionId,
        createdAt: createdAt.toISOString(),
      })),
    },
  }
}

/** Made when it is first asked for, the same for all processes. */
async function publicPushKey(ctx: Context): Promise<string> {
  const kept = await findPushKeys(ctx.db)
  if (kept) return kept.publicKey
  const { publicKey, privateKey } = ctx.adapters.push.makeKeys()
  await insertPushKeys(ctx.db, { publicKey, privateKey: seal(ctx.config, pushKeysUse, 'all', privateKey) }, ctx.now)
  const first = await findPushKeys(ctx.db)
  if (!first) throw new Error('The keys for push were not kept.')
  return first.publicKey
}

export async function setWays(
  ctx: CallContext,
  { kind, mail, push, sms }: InputOf<typeof notifications.setWays>,
): Promise<AnswerOf<typeof notifications.setWays>> {
  const user = signedIn(ctx)
  if (!kindsFor(user.role).includes(kind)) throw invalid({ kind: 'You do not receive news of this kind.' })
  if (sms && kindOf(kind).sms === null) throw invalid({ sms: 'News of this kind does not go out by SMS.' })
  await saveWays(ctx.db, user.id, kind, { mail, push, sms })
  return {}
}

/** By the link in a mail, without signing in. */
export async function stopMails(ctx: Context, { userId, kind }: StoppedMails): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const kinds = kind === 'daily' ? await findDailyKinds(tx.db, userId) : [kind]
    for (const one of kinds) await saveMailNever(tx.db, userId, one, usualWays(one))
  })
}

async function findDailyKinds(db: Db, userId: number): Promise<NotificationKind[]> {
  const chosen = new Map((await findWays(db, userId)).map(({ kind, mail }) => [kind, mail]))
  return notificationKindNames.filter((kind) => (chosen.get(kind) ?? usualWays(kind).mail) === 'daily')
}

export async function setQuietHours(
  ctx: CallContext,
  { quietHours }: InputOf<typeof notifications.setQuietHours>,
): Promise<AnswerOf<typeof notifications.setQuietHours>> {
  await saveQuietHours(ctx.db, signedIn(ctx).id, quietHours)
  return {}
}

export async function addPushDevice(
  ctx: CallContext,
  target: InputOf<typeof notifications.addPushDevice>,
): Promise<AnswerOf<typeof notifications.addPushDevice>> {
  const { id: userId, sessionId } = signedIn(ctx)
  if (!ctx.adapters.push.accepts(target.endpoint)) {
    throw invalid({ endpoint: 'We do not know the push service of this browser.' })
  }
  await inTransaction(ctx, (tx) => insertPushDevice(tx.db, { ...target, userId, sessionId }, tx.now))
  return {}
}

export async function removePushDevice(
  ctx: CallContext,
  { deviceId }: InputOf<typeof notifications.removePushDevice>,
): Promise<AnswerOf<typeof notifications.removePushDevice>> {
  if (!(await deletePushDevice(ctx.db, { id: deviceId, userId: signedIn(ctx).id }))) throw fail('not-found')
  return {}
}
