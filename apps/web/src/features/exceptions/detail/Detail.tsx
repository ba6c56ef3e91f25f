import type { ExceptionEntry } from '@lanewise/contract/exceptions'
import { orderChanged } from '@lanewise/contract/orders'
import { onTimeChanged, shipmentChanged } from '@lanewise/contract/shipments'
import { orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { AlarmClock, Check, ExternalLink, RotateCcw, UserRoundPlus } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { HistoryPanel } from '#features/history/index.ts'
import { useDisabledReason } from '#platform/allowed.tsx'
import { OrderStatusChip } from '#platform/status/OrderStatusChip.tsx'
import { ShipmentStatusChip } from '#platform/status/ShipmentStatusChip.tsx'
import { Button } from '#ui/action/Button.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { Avatar } from '#ui/data/Avatar.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { useShipmentOf } from '../exceptions.api.ts'
import { useAssignItems, useHandlerRefusal, useReopenRefusal, useSnoozes } from '../list/ChoiceMenu.tsx'
import { type NextStep, nextSteps, recordStep } from '../next-steps.ts'
import { KindSign, RecordLink } from '../parts.tsx'
import type { Dealing } from '../use-dealing.ts'
import { ShipmentFacts } from './ShipmentFacts.tsx'
import { StepButton } from './StepButton.tsx'

type DetailProps = {
  entry: ExceptionEntry
  dealing: Dealing
  /** Opens the dialog of a step. */
  onStep: (entry: ExceptionEntry, step: NextStep) => void
}

export function Detail({ entry, dealing, onStep }: DetailProps) {
  const { kind, reason, detail, entity, entityId, entityName } = entry
  return (
    <article aria-label={`${reason}, ${entityName}`}>
      <Head>
        <KindSign kind={kind} />
        <div>
          <h2>{reason}</h2>
          <p>
            <RecordLink {...entry} />
            <Status entry={entry} />
            {entity === 'shipment' ? <CarrierFacts entry={entry} /> : entry.partner}
          </p>
        </div>
        <OpenRecord entry={entry} />
      </Head>
      <Actions entry={entry} dealing={dealing} />
      {entity === 'shipment' && <ShipmentFacts shipmentNumber={entityName} />}
      <Part>
        <h3>What to do next</h3>
        {sentenceKinds.includes(kind) && detail && <p>{detail}</p>}
        <Steps>
          {nextSteps(entry).map((step, index) => (
            <li key={step.verb}>
              <b aria-hidden="true">{index + 1}</b>
              <span>{step.text}</span>
              <StepButton
                step={step}
                isPrimary={index === 0}
                shortcut={String(index + 1)}
                onOpen={(one) => onStep(entry, one)}
              />
            </li>
          ))}
        </Steps>
      </Part>
      <Part>
        <h3>Timeline</h3>
        <HistoryPanel entity={entity} entityId={entityId} refreshOn={[orderChanged, shipmentChanged, onTimeChanged]} />
      </Part>
    </article>
  )
}

/** "LTL · Quarter Moon Freight · PRO 40118826". */
function CarrierFacts({ entry: { entityName, partner } }: { entry: ExceptionEntry }) {
  const shipment = useShipmentOf(entityName)
  const facts = [shipment?.shippingMode, partner, shipment?.proNumber && `PRO ${shipment.proNumber}`]
  return <CarrierLine>{facts.filter(Boolean).join(' · ')}</CarrierLine>
}

function OpenRecord({ entry }: { entry: ExceptionEntry }) {
  const { verb, needs, to } = recordStep(entry)
  const refusal = useDisabledReason({ permissions: [needs] })
  return (
    <Button endIcon={<ExternalLink />} {...(refusal ? { disabledReason: refusal } : { component: RouterLink, to })}>
      {verb}
    </Button>
  )
}

/** Kinds whose detail is a full sentence. */
const sentenceKinds: readonly ExceptionEntry['kind'][] = ['BookingTimedOut', 'TenderExhausted']

const Status = ({ entry: { entity, status } }: { entry: ExceptionEntry }) =>
  entity === 'order' ? (
    <OrderStatusChip status={orderStatusOf(status)} />
  ) : (
    <ShipmentStatusChip status={shipmentStatusOf(status)} />
  )

function Actions({ entry, dealing }: Pick<DetailProps, 'entry' | 'dealing'>) {
  const { assignee, done, snooze, closedAt } = entry
  const { items, search } = useAssignItems([entry], dealing)
  const refusal = useHandlerRefusal([entry])
  const guard = refusal && { disabledReason: refusal }
  const reopenRefusal = useReopenRefusal([entry])
  if (closedAt) return <Row>The cause is resolved, so it closed automatically.</Row>
  const again = (
    <Button
      icon={<RotateCcw />}
      shortcut="U"
      onClick={() => void dealing.reopen([entry])}
      {...(reopenRefusal && { disabledReason: reopenRefusal })}
    >
      {snooze?.forMe ? 'Reopen for Me' : 'Reopen'}
    </Button>
  )
  if (done) return <Row>{again}</Row>
  return (
    <Row>
      <MenuButton
        label={assignee?.name ?? 'Assign'}
        icon={assignee ? <Avatar name={assignee.name} size={18} /> : <UserRoundPlus />}
        name={assignee ? `Assigned to ${assignee.name}` : 'Assign to'}
        items={items}
        {...guard}
      />
      {snooze ? again : <SnoozeButtons entry={entry} dealing={dealing} />}
      <Button icon={<Check />} onClick={() => void dealing.complete([entry])} {...guard}>
        Done
      </Button>
      {search}
    </Row>
  )
}

/** The times of a snooze, each one click away. */
function SnoozeButtons({ entry, dealing }: Pick<DetailProps, 'entry' | 'dealing'>) {
  const { label, forMe, items } = useSnoozes([entry], dealing)
  return (
    <Snooze role="group" aria-label={label}>
      <AlarmClock aria-hidden="true" />
      {forMe && <span>{label}</span>}
      {items.map((item) => (
        <Button key={item.label} aria-label={`${label}: ${item.label}`} onClick={item.onSelect}>
          {item.label}
        </Button>
      ))}
    </Snooze>
  )
}

const Snooze = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  '& > svg': { marginRight: 6, color: theme.vars.palette.text.secondary },
  '& > span': { marginRight: 8, color: theme.vars.palette.text.secondary },
  '& > .MuiButton-root': { padding: '0 10px', borderRadius: 0, boxShadow: 'none' },
  '& > .MuiButton-root + .MuiButton-root': { marginLeft: -1 },
  '& > .MuiButton-root:first-of-type': { borderRadius: `${radius.control}px 0 0 ${radius.control}px` },
  '& > .MuiButton-root:last-of-type': { borderRadius: `0 ${radius.control}px ${radius.control}px 0` },
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '16px 16px 8px',
  '& > div': { flex: 1, minWidth: 0 },
  '& > .MuiButton-root': { flex: 'none' },
  '& h2': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
  },
}))

/** Always has its own line, so that nothing moves when the facts of the shipment arrive. */
const CarrierLine = styled('span')({ flexBasis: '100%', minHeight: 16 })

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '4px 16px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

const Part = styled('section')(({ theme }) => ({
  padding: '14px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& h3': { ...theme.typography.h2, marginBottom: 8 },
  '& > p': { marginBottom: 8, color: theme.vars.palette.text.secondary },
}))

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& > li > b': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.borderStrong}`,
    fontSize: 11,
    fontWeight: 500,
  },
  '& > li > span': { flex: 1, minWidth: 0 },
}))
