// Owns what people are told, in which ways, and how much of it they have seen.
// Always true: the count kept equals the rows; what was seen never passes it and never shrinks.
// Calls no other module.
export { notificationsHandlers } from './notifications.handlers.ts'
export { beforeDigests } from './notifications.jobs.ts'
export { notificationsModule } from './notifications.module.ts'
export {
  deleteNotifications,
  dropMessageNews,
  findAllNotifications,
  findCounts,
  insertNotification,
  type NewNotification,
} from './notifications.sql.ts'
export { notify } from './notify.ts'
export { deliverSoon } from './sending/deliver-soon.ts'
export { endOfMail } from './sending/end-of-mail.ts'
export { findMailPaces } from './settings/ways.sql.ts'
export { welcome } from './welcome.ts'
