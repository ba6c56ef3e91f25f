import type { Entity } from '@lanewise/contract/entity'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { titleOf } from '#platform/list/rows/CardList.tsx'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { recordNumber } from '#ui/theme/tokens.ts'
import { listMemory } from './list-memory.ts'

type ListTrailProps = {
  entity: Pick<Entity, 'plural'>
  /** Path and title of the list, where they differ from the entity's plural. */
  list?: { path: string; title: string }
  children: ReactNode
}

/** Breadcrumb of a record. Its link restores the list as the user left it. */
export function ListTrail({ entity: { plural }, list, children }: ListTrailProps) {
  const search = listMemory.of(useUser().id, plural)?.search ?? ''
  return (
    <Trail aria-label="Breadcrumb">
      <Link component={RouterLink} to={`${list?.path ?? `/${plural}`}${search}`} state={{ isReturn: true }}>
        {list?.title ?? titleOf(plural)}
      </Link>
      <span>{children}</span>
    </Trail>
  )
}

const Trail = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.text.tertiary,
  '& > span': recordNumber,
  '& > * + *::before': { content: '"/" / ""', marginRight: 6, fontWeight: 400 },
}))
