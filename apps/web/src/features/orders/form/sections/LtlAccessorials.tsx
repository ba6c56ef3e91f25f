import { chooseAccessorials } from '@lanewise/domain/orders/form/changes'
import { type Accessorial, deliveryAccessorials, pickupAccessorials } from '@lanewise/domain/rating/accessorials'
import { AccessorialPills } from '#features/orders/accessorials/AccessorialPills.tsx'
import { type AccessorialGroup, groups } from '#features/orders/accessorials/groups.ts'
import { useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { Rows } from '#platform/form/field-layout.tsx'

/** Accessorials at both ends and in transit, in three groups. (ORDER-41) */
export function LtlAccessorials() {
  const { change } = useOrderForm()
  const accessorials = useDraft((draft) => draft.accessorials)
  const choose = (group: AccessorialGroup, chosen: readonly Accessorial[]) =>
    change((draft) =>
      chooseAccessorials(draft, [...draft.accessorials.filter((one) => groupOf(one) !== group.name), ...chosen]),
    )
  return (
    <Rows>
      {groups.map((group) => (
        <AccessorialPills
          key={group.name}
          group={group}
          values={accessorials.filter((one) => groupOf(one) === group.name)}
          onChange={(chosen) => choose(group, chosen)}
        />
      ))}
    </Rows>
  )
}

/** Group that offers an accessorial. Overlength cannot be selected manually and counts as additional. */
function groupOf(one: Accessorial): AccessorialGroup['name'] {
  const offered = groups.find(({ options }) => options.some(({ value }) => value === one))
  if (offered) return offered.name
  return one in pickupAccessorials ? 'pickup' : one in deliveryAccessorials ? 'delivery' : 'additional'
}
