import { useLocation } from 'react-router';

/** The query of this page. React Router’s own way can change it as well, which every page would pay for. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
