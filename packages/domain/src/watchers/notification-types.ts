/** What a watcher of a record hears of, by stored value. */
export const watchNotifications = {
  All: 'All updates',
  ShipmentStatus: 'Status update',
  OnTimeStatus: 'On-time status update',
  None: 'None',
} as const

export type WatchNotification = keyof typeof watchNotifications

export const watchNotificationTypes = Object.keys(watchNotifications) as [WatchNotification, ...WatchNotification[]]

/** The choices of the form; somebody who wants to hear nothing is removed. */
export const offeredWatchNotifications = watchNotificationTypes.filter((type) => type !== 'None')

/** The text beside an address that is none. */
export const watcherEmailMessage = 'Please enter a valid email address'
