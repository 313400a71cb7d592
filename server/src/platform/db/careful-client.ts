import pg from 'pg'

type Connect = (this: pg.Client, callback: (error?: Error) => void) => void

const restMs = 300

/**
 * The connections of one pool. After one that failed, no other is tried for a moment: a database that is starting would
 * spend it on refusing them, one after the other, instead.
 */
export function carefulClients(): typeof pg.Client {
  let restUntil = 0
  let reason: Error | undefined
  const original = pg.Client.prototype.connect as Connect
  // The pool always asks to be called back.
  const connect: Connect = function (callback) {
    if (reason && performance.now() < restUntil) return process.nextTick(callback, reason)
    Reflect.apply(original, this, [
      (error?: Error) => {
        reason = error
        restUntil = performance.now() + restMs
        callback(error)
      },
    ])
  }
  class CarefulClient extends pg.Client {}
  Object.assign(CarefulClient.prototype, { connect })
  return CarefulClient
}
