import type { OrderSummary } from '@lanewise/contract/order-list'
import { ClipboardList, Plus } from 'lucide-react'
import type { WorkingLoad } from '#features/consolidation/use-load.ts'
import { ListPager } from '#platform/list/parts/ListFooter.tsx'
import { type PagedList, usePagedList } from '#platform/list/use-list.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { RowCheckbox } from '#ui/data/RowCheckbox.tsx'
import { useSelection } from '#ui/data/selection.ts'
import { EmptyState, NoticeAction } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { useCandidateList, wantsSameStops } from './candidate-list.ts'
import { Bar, Foot, Framed, Lines, Section } from './line-layout.tsx'
import { OrderLine } from './OrderLine.tsx'

/** Orders that can join the load. Checked ones are added. (CONSOL-2, CONSOL-3) */
export function Candidates({ baseNumber, load }: { baseNumber: string; load: WorkingLoad }) {
  const list = usePagedList(useCandidateList(baseNumber, load.orderNumbers))
  const { rows, state, change, status } = list
  const selection = useSelection(rows.map(({ orderNumber }) => orderNumber))
  const isSame = wantsSameStops(state.filters)
  const setSame = (isOn: boolean) => change({ filters: { sameStops: isOn ? [] : ['false'] } })
  const add = () => {
    load.add([...selection.ids])
    selection.clear()
  }
  return (
    <Section aria-label="Candidates">
      <Bar>
        <h2>Candidates{list.total !== undefined && ` ${list.total}`}</h2>
        <Switch label="Same stops only" checked={isSame} onChange={setSame} />
        <Button
          kind="secondary"
          size="small"
          icon={<Plus />}
          {...(selection.ids.size === 0 && { disabledReason: 'Check an order first' })}
          onClick={add}
        >
          {selection.ids.size > 0 ? `Add ${selection.ids.size}` : 'Add'}
        </Button>
      </Bar>
      <Bar>
        <SearchBox label="Search candidates" value={state.search} onSearch={(search) => change({ search })} />
      </Bar>
      <Framed>
        {status === 'loading' && <SkeletonRows height={62} />}
        {(status === 'empty' || status === 'failed') && <Notice list={list} onShowAll={() => setSame(false)} />}
        {status === 'filled' && (
          <Lines aria-label="Candidates">
            {rows.map((order) => (
              <Candidate key={order.id} order={order} selection={selection} />
            ))}
          </Lines>
        )}
        <Foot>
          <ListPager list={list} />
        </Foot>
      </Framed>
    </Section>
  )
}

type CandidateProps = { order: OrderSummary; selection: ReturnType<typeof useSelection> }

const Candidate = ({ order, selection }: CandidateProps) => (
  <OrderLine
    order={order}
    isChecked={selection.ids.has(order.orderNumber)}
    check={<RowCheckbox id={order.orderNumber} name={order.orderNumber} selection={selection} />}
  />
)

type NoticeProps = { list: PagedList<OrderSummary>; onShowAll: () => void }

/** Reason why there are no candidates, with a button to change that. */
function Notice({ list: { result, status, state, change }, onShowAll }: NoticeProps) {
  if (status === 'failed')
    return (
      <ErrorState text={errorText(result.error)} retrying={result.isFetching} onRetry={() => void result.refetch()} />
    )
  const icon = <ClipboardList aria-hidden="true" />
  if (state.search !== '')
    return (
      <EmptyState
        text="No order that can join this load was found"
        action={<NoticeAction label="Clear search" onClick={() => change({ search: '' })} />}
      />
    )
  if (!wantsSameStops(state.filters)) return <EmptyState icon={icon} text="No other order can join this load" />
  return (
    <EmptyState
      icon={icon}
      text="No other order shares a stop with this one"
      action={<NoticeAction label="Show orders with other stops" onClick={onShowAll} />}
    />
  )
}
