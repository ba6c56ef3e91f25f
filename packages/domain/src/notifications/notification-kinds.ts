export const notificationKinds = [
  'Mention',
  'Assignment',
  'NoteOnWatched',
  'ShipmentStatus',
  'OnTimeStatus',
  'Import',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Tabs of the notification bell. (NOTIFY-4) */
export const notificationGroups = ['Mentions', 'Watching', 'Jobs'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** When an email is sent: with each notification, once a day with all notifications of the day, or never. */
export const mailTimes = ['AtOnce', 'Daily', 'Never'] as const
export type MailTime = (typeof mailTimes)[number]

export const mailTimeLabels: Readonly<Record<MailTime, string>> = {
  AtOnce: 'At once',
  Daily: 'Daily, 07:00',
  Never: 'Never',
}

/** Hour of the company's day at which the daily email is sent. */
export const dailyMailHour = 7

/** Where a user wants to receive one kind of notification. */
export type NotificationChoice = { bell: boolean; mail: MailTime }
export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>

type Kind = {
  group: NotificationGroup
  label: string
  note: string
  inMail: string
  first: NotificationChoice
  /**
   * Emails about one record are sent with a pause between them; notifications during the pause are sent with the next
   * email. (TRACKING-6)
   */
  isPaused?: true
}

export const kindsOfNotification: Readonly<Record<NotificationKind, Kind>> = {
  Mention: {
    group: 'Mentions',
    label: 'Mentions',
    note: 'Someone writes @ and your name in a note',
    inMail: 'notes that mention you',
    first: { bell: true, mail: 'AtOnce' },
  },
  Assignment: {
    group: 'Mentions',
    label: 'Exceptions assigned to me',
    note: 'Someone assigns an exception to you',
    inMail: 'exceptions that are assigned to you',
    first: { bell: true, mail: 'AtOnce' },
  },
  NoteOnWatched: {
    group: 'Watching',
    label: 'Notes on what I watch',
    note: 'Shipments and lanes',
    inMail: 'notes on what you watch',
    first: { bell: true, mail: 'Daily' },
  },
  ShipmentStatus: {
    group: 'Watching',
    label: 'Status of shipments I watch',
    note: 'Booked, tendered, on the road, refused, delivered, cancelled',
    inMail: 'the status of shipments that you watch',
    first: { bell: true, mail: 'AtOnce' },
    isPaused: true,
  },
  OnTimeStatus: {
    group: 'Watching',
    label: 'On-time status of shipments I watch',
    note: 'Early, on time, at risk, late, delayed',
    inMail: 'whether shipments that you watch are on time',
    first: { bell: true, mail: 'AtOnce' },
    isPaused: true,
  },
  Import: {
    group: 'Jobs',
    label: 'Bulk uploads',
    note: 'The file is processed, or rows were rejected',
    inMail: 'files that you uploaded',
    first: { bell: true, mail: 'Never' },
  },
}

/** The user's choices, with the default for each kind without one. */
export function choicesOf(chosen: Partial<NotificationChoices> | undefined): NotificationChoices {
  const settled = notificationKinds.map((kind) => [kind, chosen?.[kind] ?? kindsOfNotification[kind].first] as const)
  return Object.fromEntries(settled) as NotificationChoices
}

export const kindsOfGroup = (group: NotificationGroup): NotificationKind[] =>
  notificationKinds.filter((kind) => kindsOfNotification[kind].group === group)

/** Content of a notification, apart from the record, which is shown as a link if possible. */
export type NotificationFacts = {
  kind: NotificationKind
  actorName: string | null
  entityName: string
  detail: string | null
}

/** Text before and after the name of the record. */
export function sentenceOf({ kind, actorName, detail }: NotificationFacts): { before: string; after: string } {
  const actor = actorName ?? 'Somebody'
  if (kind === 'Mention') return { before: `${actor} mentioned you on `, after: '' }
  if (kind === 'Assignment') return { before: `${actor} assigned you `, after: detail ? `: ${detail}` : '' }
  if (kind === 'NoteOnWatched') return { before: `${actor} wrote a note on `, after: '' }
  if (kind === 'ShipmentStatus' || kind === 'OnTimeStatus')
    return { before: 'Shipment ', after: ` is ${detail ?? 'changed'}` }
  return { before: 'Upload ', after: ` is done: ${detail ?? 'no rows'}` }
}

export function wholeSentence(notification: NotificationFacts): string {
  const { before, after } = sentenceOf(notification)
  return `${before}${notification.entityName}${after}`
}
