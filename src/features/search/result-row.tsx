import { BookOpen, Building2, Store, Tags } from 'lucide-react';
import { runtimeConfig } from '@/api/runtime-config';
import { UserAvatar } from '@/entities/user/user-avatar';
import { mediaPath } from '@/lib/media';
import { Avatar } from '@/ui/avatar/avatar';
import { MarkedText } from './marked-text';
import { resultDetail, resultTitle, type SearchResult } from './results';

/** A result's picture, its name with what was typed marked, and its second line. */
export function ResultRow({ result, query }: { result: SearchResult; query: string }) {
  const detail = resultDetail(result);
  return (
    <>
      <ResultPicture result={result} />
      <span className="min-w-0 flex-1 truncate text-sm">
        <bdi className="font-medium">
          <MarkedText text={resultTitle(result)} words={[query.trim().toLowerCase()]} />
        </bdi>
        {detail && <span className="text-ink-3 text-xs"> {detail}</span>}
      </span>
    </>
  );
}

const icons = { business: Store, businessType: Tags, property: Building2, article: BookOpen };

function ResultPicture({ result }: { result: SearchResult }) {
  if (result.type === 'user') return <UserAvatar user={result} size={30} isDecorative />;
  if (result.type === 'business' && result.profileImage) {
    const src = `${runtimeConfig.apiPrefix}${mediaPath(result.authUser.id, result.profileImage, 64)}`;
    return <Avatar fullName={result.name} src={src} size={30} shape="business" isDecorative />;
  }
  const Icon = icons[result.type];
  return (
    <span
      aria-hidden
      className="bg-surface-3 text-ink-2 grid size-[30px] shrink-0 place-items-center rounded-md"
    >
      <Icon size={15} />
    </span>
  );
}
