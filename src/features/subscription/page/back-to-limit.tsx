import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { forgetLimitPath, limitPath } from '../limit-path';

/** The way back to the page on which a limit of the plan was reached; nothing for whoever came by themselves. */
export function BackToLimit() {
  const { history } = useRouter();
  const [path] = useState(limitPath);
  if (path === null) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-4"
      icon={<ArrowLeft aria-hidden size={16} />}
      onClick={() => {
        forgetLimitPath();
        history.push(path);
      }}
    >
      Back to what you were doing
    </Button>
  );
}
