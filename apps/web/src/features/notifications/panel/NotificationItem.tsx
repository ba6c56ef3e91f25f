import type { Notification } from '@lanewise/contract/notifications'
import { type NotificationKind, sentenceOf, wholeSentence } from '@lanewise/domain/notifications/notification-kinds'
import { styled } from '@mui/material/styles'
import { Bell, BellOff, Check, CircleDot } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { dateTimeHere } from '#platform/date-time.ts'
import { Picture } from '#platform/Picture.tsx'
import { usePreferences } from '#platform/preferences.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Link } from '#ui/action/Link.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { kindIcons } from './kind-icons.ts'

type ItemProps = { notification: Notification; onRead: (isRead: boolean) => void; onOpen: () => void }

export function NotificationItem({ notification, onRead, onOpen }: ItemProps) {
  const { kind, actor, entityName, detail, excerpt, path, createdAt, isRead } = notification
  const navigate = useNavigate()
  const content = { kind, actorName: actor?.name ?? null, entityName, detail }
  const { before, after } = sentenceOf(content)
  const isNote = kind === 'Mention' || kind === 'NoteOnWatched'
  const byKeys = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'e') onRead(!isRead)
    if (event.key !== 'Enter' || !path) return
    onOpen()
    navigate(path)
  }
  return (
    <Row>
      <Body
        data-notification
        tabIndex={-1}
        onKeyDown={byKeys}
        aria-label={`${wholeSentence(content)}${isRead ? '' : ', unread'}`}
      >
        {actor ? <Picture fileId={actor.profilePictureFileId} name={actor.name} /> : <Sign kind={kind} />}
        <div>
          <p>
            {before}
            {path ? (
              <Link component={RouterLink} to={path} number={kind === 'ShipmentStatus'} onClick={onOpen}>
                {entityName}
              </Link>
            ) : (
              <b>{entityName}</b>
            )}
            {after}
          </p>
          {excerpt && <blockquote>{excerpt}</blockquote>}
          <When>
            <time dateTime={createdAt}>{dateTimeHere(createdAt)}</time>
            {path && excerpt && isNote && (
              <Link component={RouterLink} to={path} aria-label={`Reply on ${entityName}`} onClick={onOpen}>
                Reply
              </Link>
            )}
          </When>
        </div>
      </Body>
      <Marks>
        {!isRead && <Dot aria-hidden="true" />}
        <IconButton
          label={isRead ? 'Mark as unread' : 'Mark as read'}
          icon={isRead ? <CircleDot /> : <Check />}
          onClick={() => onRead(!isRead)}
        />
        <MuteButton notification={notification} />
      </Marks>
    </Row>
  )
}

/** Muted records still notify about mentions, so a mention offers no mute button. */
function MuteButton({ notification: { kind, entityId, entityName } }: { notification: Notification }) {
  const { preferences, change } = usePreferences()
  const snackbar = useSnackbar()
  if (!entityId || (kind !== 'ShipmentStatus' && kind !== 'NoteOnWatched')) return null
  const isMuted = preferences.mutedRecords.includes(entityId)
  const toggle = async () => {
    const others = preferences.mutedRecords.filter((id) => id !== entityId)
    const mutedRecords = isMuted ? others : [...others, entityId].slice(-mostMuted)
    const isSaved = await change({ mutedRecords }, 'put back')
    if (!isSaved) snackbar.error('Your choice could not be saved. Try again.')
  }
  return (
    <IconButton
      label={`${isMuted ? 'Unmute' : 'Mute'} ${entityName}`}
      icon={isMuted ? <BellOff /> : <Bell />}
      aria-pressed={isMuted}
      onClick={() => void toggle()}
    />
  )
}

/** Limit of muted records. The oldest one is dropped beyond it. */
const mostMuted = 500

function Sign({ kind }: { kind: NotificationKind }) {
  const Icon = kindIcons[kind]
  return (
    <Disc aria-hidden="true">
      <Icon />
    </Disc>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '10px 8px 10px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:hover': { backgroundColor: theme.vars.palette.sunk },
}))

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 10,
  '& time': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& blockquote': {
    margin: '4px 0',
    padding: '2px 8px',
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}))

const When = styled('div')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 })

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& svg': { width: 14, height: 14 },
}))

const Marks = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 2 })

const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  marginTop: 12,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
}))
