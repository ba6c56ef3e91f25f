import type { Entity } from '@lanewise/contract/entity'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageTitle } from '#platform/routing/PageTitle.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ListTrail } from './ListTrail.tsx'

type UploadPageProps = {
  title: string
  /** The records of the file, whose list the breadcrumb leads back to. */
  entity: Pick<Entity, 'plural'>
  children: ReactNode
}

/** A page for uploads that take longer than a dialog stays open. */
export const UploadPage = ({ title, entity, children }: UploadPageProps) => (
  <Column>
    <PageTitle name={title} />
    <div>
      <ListTrail entity={entity}>{title}</ListTrail>
      <PageHeader title={title} />
    </div>
    {children}
  </Column>
)

const Column = styled('div')({ display: 'grid', gap: 12, minWidth: 0, maxWidth: 960 })
