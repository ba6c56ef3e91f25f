import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { durationText } from '@lanewise/domain/orders/stops/time-window'
import { styled } from '@mui/material/styles'
import { ArrowRight } from 'lucide-react'
import { momentHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import type { Selection } from '#ui/data/selection.ts'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { StepButton } from '../detail/StepButton.tsx'
import { type NextStep, nextSteps } from '../next-steps.ts'
import { KindSign, Owner, RecordLink } from '../parts.tsx'

type EntryRowProps = {
  entry: ExceptionEntry
  isCurrent: boolean
  selection: Selection
  /** Called when the row gets the focus. */
  onShow: () => void
  onOpen: () => void
  onStep: (entry: ExceptionEntry, step: NextStep) => void
}

export function EntryRow({ entry, isCurrent, selection, onShow, onOpen, onStep }: EntryRowProps) {
  const { id, kind, reason, origin, destination, partner } = entry
  const [step] = nextSteps(entry)
  return (
    <Row data-row={id} aria-current={isCurrent ? 'true' : undefined} onFocus={onShow}>
      <RowCheckbox id={id} name={`${reason}, ${entry.entityName}`} selection={selection} />
      <KindSign kind={kind} />
      <EntryText>
        <Reason
          type="button"
          onClick={() => {
            onShow()
            onOpen()
          }}
        >
          {reason}
        </Reason>
        <span>
          <RecordLink {...entry} />
          {` · ${origin.city}, ${origin.state} `}
          <ArrowRight role="img" aria-label="to" />
          {` ${destination.city}, ${destination.state}`}
          {partner && ` · ${partner}`}
        </span>
      </EntryText>
      <Age entry={entry} />
      {step && (
        <Act>
          <StepButton step={step} onOpen={(one) => onStep(entry, one)} />
        </Act>
      )}
      <Owner assignee={entry.assignee} />
    </Row>
  )
}

/** Age of an entry; the end of the snooze for a snoozed one, and the user for a completed one. */
function Age({ entry: { since, snooze, done } }: { entry: ExceptionEntry }) {
  const now = useNow()
  if (done) return <Since>{`${done.by}, ${momentHere(done.at, now)}`}</Since>
  if (snooze) {
    const until = snooze.until ? `until ${momentHere(snooze.until, now)}` : 'until the next event'
    return <Since>{snooze.forMe ? `for you ${until}` : until}</Since>
  }
  return <Since title={momentHere(since, now)}>{ageText(since, now)}</Since>
}

/** Minutes on the first day, then hours, then days. */
function ageText(since: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(since)) / 1000)
  const [hour, day] = [3600, 24 * 3600]
  if (seconds >= 3 * day) return durationText(Math.floor(seconds / day) * day)
  return durationText(seconds < day ? seconds : Math.floor(seconds / hour) * hour)
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accent.soft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.accent.main}`,
  },
  [TOUCH]: { flexWrap: 'wrap', paddingBlock: 12 },
}))

const EntryText = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 0,
  '& > span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
    [TOUCH]: { whiteSpace: 'normal' },
  },
  '& > span > svg': { width: 12, height: 12, verticalAlign: '-2px', color: theme.vars.palette.text.tertiary },
}))

const Reason = styled('button')(({ theme }) => ({
  justifySelf: 'start',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.badge,
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  lineHeight: '20px',
  minWidth: 24,
  minHeight: 24,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
}))

const Since = styled('span')(({ theme }) => ({
  flex: 'none',
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}))

const Act = styled('span')({
  flex: 'none',
  '& .MuiButton-root': { minWidth: 112 },
  [TOUCH]: { flex: '1 0 100%', order: 9, '& .MuiButton-root': { width: '100%' } },
})
