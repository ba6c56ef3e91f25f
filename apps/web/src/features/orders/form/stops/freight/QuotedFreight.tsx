import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type Ref, useId } from 'react'
import { nameOf as itemName, type LineItemsHandle } from '#features/line-items/index.ts'
import { Locked } from '#features/orders/form/order-form.tsx'
import { freightElement } from '#features/orders/form/sections/order-sections.ts'
import { pairHead } from '#features/orders/form/stops/parts/pair-head.ts'
import { loadText } from '#features/orders/form/stops/parts/stop-text.tsx'
import { useStop, useStopError, useStopValue } from '#features/orders/form/stops/stops-form.ts'
import { useOpening } from '#features/orders/form/stops/use-opening.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Chip } from '#ui/chip/Chip.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PickupFreight } from './PickupFreight.tsx'

type QuotedFreightProps = { pickup: string; dropoff: string; ref: Ref<LineItemsHandle> }

/** Freight of an order between two quoted stops, in one line until it is changed. */
export function QuotedFreight({ pickup, dropoff, ref }: QuotedFreightProps) {
  const loaded = useStop(pickup).nameOf('lineItems')
  const delivered = useStop(dropoff).nameOf('lineItems')
  const isEmpty = useStopValue(pickup, ({ lineItems }) => lineItems.length === 0)
  const { error } = useStopError(dropoff, 'lineItems')
  const isOwn = (name: string) => name.startsWith(loaded) || name.startsWith(delivered)
  const { isOpen, wrong, toggle } = useOpening(isOwn, isEmpty)
  const contentId = useId()
  return (
    <Frame
      flush
      title="Freight"
      subtitle={<Items pickup={pickup} isListed={!isOpen} />}
      {...(!isOpen && { className: 'folded' })}
      side={
        <>
          {wrong > 0 && !isOpen && <Chip tone="late">{`${wrong} ${wrong === 1 ? 'problem' : 'problems'}`}</Chip>}
          <IconButton
            label={isOpen ? 'Close Freight' : 'Open Freight'}
            icon={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={toggle}
          />
        </>
      }
    >
      <Place id={freightElement} tabIndex={-1} data-field={delivered}>
        <Place id={contentId} hidden={!isOpen} tabIndex={-1} data-field={loaded}>
          {error && (
            <Alert tone="late" live>
              {error}
            </Alert>
          )}
          <Locked field={loaded}>
            <PickupFreight stopKey={pickup} ref={ref} />
          </Locked>
        </Place>
      </Place>
    </Frame>
  )
}

/** Number of items, with their names and loads while the list of items is closed. */
function Items({ pickup, isListed }: { pickup: string; isListed: boolean }) {
  const items = useStopValue(pickup, ({ lineItems }) => lineItems)
  return (
    <Line>
      <span>{`${items.length} ${items.length === 1 ? 'item' : 'items'}`}</span>
      {isListed &&
        items.slice(0, MOST).map((item) => (
          <span key={item.uniqueIdentifier}>
            <b>{itemName(item)}</b> {loadText([item])}
          </span>
        ))}
      {isListed && items.length > MOST && <span>{`and ${items.length - MOST} more`}</span>}
    </Line>
  )
}

/** Items that fit into the line. */
const MOST = 3

const Frame = styled(Card)({
  '&.folded > div:first-of-type': { borderBottom: 0 },
  '& > div:first-of-type': pairHead,
  '& > div + div section': { borderTop: 0 },
})

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > span + span': { paddingLeft: 12, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& b': { marginRight: 4, fontWeight: 500, color: theme.vars.palette.text.primary },
}))

const Place = styled('div')({ scrollMarginTop: 120, '&:focus': { outline: 'none' } })
