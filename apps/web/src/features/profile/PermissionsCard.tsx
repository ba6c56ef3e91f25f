import { permissions as allPermissions, type Permission } from '@lanewise/domain/access/permissions'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import { Chip } from '#ui/chip/Chip.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** A longer list is folded. */
const mostUnfolded = 12

type PermissionsCardProps = { roleLabel: string; permissions: readonly Permission[] }

/**
 * The user's role, with its permissions on demand, read-only on this card. Only users with the right to edit contacts
 * can change them.
 */
export function PermissionsCard({ roleLabel, permissions }: PermissionsCardProps) {
  return (
    <Card title="Permissions" side={<Chip>{roleLabel}</Chip>}>
      {permissions.length === 0 ? (
        <EmptyState text="You have no permissions. Ask someone who manages contacts at your company." />
      ) : (
        <Fold open={permissions.length <= mostUnfolded}>
          <summary>{`${permissions.length} of ${allPermissions.length} permissions`}</summary>
          <List>
            {permissions.map((permission) => (
              <li key={permission}>
                <Check aria-hidden />
                {humanize(permission)}
              </li>
            ))}
          </List>
        </Fold>
      )}
    </Card>
  )
}

const Fold = styled('details')(({ theme }) => ({
  '& > summary': { width: 'fit-content', cursor: 'pointer', color: theme.vars.palette.text.secondary },
  '& > ul': { marginTop: 12 },
  [TOUCH]: { '& > summary': { minHeight: 44, alignContent: 'center' } },
}))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  columns: '176px auto',
  columnGap: 16,
  [TOUCH]: { columns: '140px auto' },
  '& li': { display: 'flex', gap: 8, alignItems: 'baseline', padding: '3px 0', breakInside: 'avoid' },
  '& svg': { width: 14, height: 14, translate: '0 2px', color: theme.vars.palette.ok.icon },
}))
