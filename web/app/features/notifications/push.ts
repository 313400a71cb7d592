/** Whether this browser can be told while no tab is open, and whether its person lets us. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const workerPath = '/push-worker.js'

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then the browser's push service. Null when the person says no. */
export async function subscribe(pushKey: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no address to push to.')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** Not asked again until the person turns it on. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
