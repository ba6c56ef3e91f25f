import { showsMails } from '@lanewise/contract/help'
import { holds } from '@lanewise/domain/access/allowed'
import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { config } from '#platform/config.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { ShortcutGroups } from '#ui/keyboard/ShortcutGroups.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { type Task, tasks } from './tasks.ts'

/** Help for installations without a help center of their own: tasks, shortcuts, and what developers need. */
export default function HelpPage() {
  return (
    <Page>
      <PageHeader title="Help" />
      <Columns>
        <div>
          <Tasks />
          <Developers />
        </div>
        <Card title="Keyboard shortcuts" subtitle="? lists those of any page">
          <ShortcutGroups />
        </Card>
      </Columns>
    </Page>
  )
}

/** Only tasks that the user has the permissions for. */
function Tasks() {
  const { permissions } = useUser()
  const own = tasks.filter(({ needs }) => holds(permissions, needs, 'all'))
  return (
    <Card title="What do you want to do?" flush>
      {own.length > 0 ? (
        <List>
          {own.map((task) => (
            <TaskRow key={task.to} task={task} />
          ))}
        </List>
      ) : (
        <Note>You have no permissions yet. Ask an administrator of your company for a role.</Note>
      )}
    </Card>
  )
}

const TaskRow = ({ task: { title, to, text } }: { task: Task }) => (
  <li>
    <Row to={to}>
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <ChevronRight size={16} aria-hidden="true" />
    </Row>
  </li>
)

const Developers = () => (
  <Card title="API and data">
    <Facts>
      <li>
        <Link href="/api/docs" target="_blank" rel="noopener">
          API reference
        </Link>
        <span>Every call with its permission, examples and a form to try it.</span>
      </li>
      <li>
        <Link href="/api/openapi.json" target="_blank" rel="noopener">
          OpenAPI document
        </Link>
        <span>For code generators and API clients.</span>
      </li>
      {showsMails(config.mailOutbox, location.hostname) && (
        <li>
          <Link href="/dev/mail" target="_blank" rel="noopener">
            Mail outbox
          </Link>
          <span>The mails that this demo would have sent, with the links in them.</span>
        </li>
      )}
    </Facts>
  </Card>
)

const Page = styled('div')({ display: 'grid', gap: 16, maxWidth: 1440 })

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gap: 16 },
  [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Row = styled(RouterLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 16px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > span': { display: 'grid', gap: 2 },
  '& strong': theme.typography.h3,
  '& span span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& svg': { flex: 'none', color: theme.vars.palette.text.tertiary },
}))

const Facts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gap: 2, justifyItems: 'start' },
  '& span': { color: theme.vars.palette.text.secondary },
}))

const Note = styled('p')(({ theme }) => ({ margin: 0, padding: 16, color: theme.vars.palette.text.secondary }))
