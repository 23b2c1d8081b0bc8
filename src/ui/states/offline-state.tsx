import { WifiOff } from 'lucide-react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

interface OfflineStateProps {
  /** What comes with the network: "Posts will appear when you’re back online." */
  text: string;
  /** As for `EmptyState`. */
  headingLevel?: 1 | 2 | undefined;
  onRetry: () => void;
}

/** Stands where nothing has been loaded yet and there is no network to load it by. */
export const OfflineState = ({ text, headingLevel, onRetry }: OfflineStateProps) => (
  <EmptyState
    icon={<WifiOff aria-hidden size={22} />}
    title="You’re offline"
    text={text}
    headingLevel={headingLevel}
    action={
      <Button variant="outline" onClick={onRetry}>
        Retry
      </Button>
    }
  />
);
