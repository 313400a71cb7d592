// Shows news that is pushed while no tab is open, and opens what it is about. Nothing is cached here.
self.addEventListener('push', (event) => {
  let news = {}
  try {
    news = event.data.json()
  } catch {
    // A push without words is still shown: browsers insist on it.
  }
  const { title = 'Something is new on Properysearch', body = '', link = '/Notification', id } = news
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: id ? `news-${id}` : undefined,
      icon: '/icon-192.png',
      data: { link: link || '/Notification' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.link, self.location.origin)
  if (address.origin !== self.location.origin) return
  event.waitUntil(open(address.href))
})

async function open(href) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((one) => 'navigate' in one && one.visibilityState === 'visible')
  const shown = tab && (await tab.navigate(href).catch(() => null))
  return shown ? shown.focus() : self.clients.openWindow(href)
}
