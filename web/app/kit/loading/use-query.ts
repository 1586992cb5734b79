import { useLocation } from 'react-router';

/**
 * The query of this page. React Router's own hook can also change it, code that every page would have to
 * load.
 */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
