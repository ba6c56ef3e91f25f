import { Link } from '#ui/action/Link.tsx'

/** The one thing to do from an empty or failed list. */
export const NoticeAction = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Link component="button" type="button" onClick={onClick}>
    {label}
  </Link>
)
