/** Notifications that a watcher of a record receives, by stored value. */
export const watchNotifications = {
  All: 'All updates',
  ShipmentStatus: 'Status update',
  OnTimeStatus: 'On-time status update',
  None: 'None',
} as const

export type WatchNotification = keyof typeof watchNotifications

export const watchNotificationTypes = Object.keys(watchNotifications) as [WatchNotification, ...WatchNotification[]]

/** Choices of the form. None is not offered, because a watcher without notifications is removed instead. */
export const offeredWatchNotifications = watchNotificationTypes.filter((type) => type !== 'None')

/** Message for an invalid email address. */
export const watcherEmailMessage = 'Please enter a valid email address'
