import { trackingLanding } from '@lanewise/domain/tracking/public/address'
import { useLocation, useNavigate } from 'react-router'

/**
 * Goes back to the previous page. A user who opened the address directly has no previous page and goes to the search.
 */
export function useBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(trackingLanding, { replace: true }) : navigate(-1))
}
