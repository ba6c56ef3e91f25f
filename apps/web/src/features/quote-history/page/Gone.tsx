import { Link as RouterLink } from 'react-router'
import { Link } from '#ui/action/Link.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** A quote that is not there, or not the company's. */
export const Gone = ({ text }: { text: string }) => (
  <EmptyState
    text={text}
    action={
      <Link component={RouterLink} to="/requote">
        Quote History
      </Link>
    }
  />
)
