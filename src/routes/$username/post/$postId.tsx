import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AskAva } from '@/features/assistant/ask/ask-ava';
import { AskToSee } from '@/features/connections/requests/ask-to-see';
import { PostPage } from '@/features/feed/post/post-page';

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
        renderConnect={(username, onChanged) => <AskToSee username={username} onChanged={onChanged} />}
        renderAsk={({ authUser }) => (
          <AskAva
            isSmall
            subject={{
              title: `${authUser.fullName}’s post`,
              path: `/${authUser.username}/post/${postId}`,
            }}
          />
        )}
      />
    )
  );
}
