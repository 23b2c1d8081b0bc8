import { CirclePlay, X } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';

/** The contract's limit. */
const longest = 500;

interface VideoFieldProps {
  address: string;
  /** null takes the field away. */
  onChange: (address: string | null) => void;
}

/** Where a video that goes with a post is watched. */
export function VideoField({ address, onChange }: VideoFieldProps) {
  return (
    <div className="mt-3 flex items-center gap-1.5">
      <Input
        // it was just asked for
        ref={(field) => {
          if (address === '') field?.focus();
        }}
        inputMode="url"
        aria-label="Video link"
        placeholder="https://www.youtube.com/…"
        icon={<CirclePlay aria-hidden size={16} />}
        value={address}
        maxLength={longest}
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton size="sm" label="Remove video" onClick={() => onChange(null)}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
