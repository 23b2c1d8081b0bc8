import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AskAva } from '@/features/assistant/ask-ava';
import { PostPage } from '@/features/feed/post-page';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';

export const Route = createFileRoute('/$username/post/$postId')({
  params: {
    parse: ({ username, postId }) => ({
      username,
      postId: /^[1-9]\d{0,9}$/.test(postId) ? Number(postId) : 0,
    }),
    stringify: ({ username, postId }) => ({ username, postId: String(postId) }),
  },
  beforeLoad: ({ params }) => {
    if (params.postId === 0) throw notFound();
  },
  component: Post,
});

function Post() {
  const { postId } = Route.useParams();
  const user = useCurrentUser();
  return (
    user && (
      <PostPage
        key={postId}
        postId={postId}
        user={user}
        renderConnect={(username, onChanged) => <Connect username={username} onChanged={onChanged} />}
        renderAsk={({ authUser }) => (
          <AskAva
            isSmall
            subject={{
              title: `the post by ${authUser.fullName}`,
              path: `/${authUser.username}/post/${postId}`,
            }}
          />
        )}
      />
    )
  );
}

const loadConnect = () => loadStyled(() => import('@/features/connections/ask-to-see'));

/** Few meet a post that is not for them: what they can do comes once it is needed. */
function Connect({ username, onChanged }: { username: string; onChanged: () => void }) {
  const part = useLazyPart(loadConnect, true);
  return part ? (
    <part.AskToSee username={username} onChanged={onChanged} />
  ) : (
    <div className="h-(--ctl-md)" />
  );
}
