// How things are done in the product, as Ava says it. What she names is called so on the screens.

const connect = `Open someone’s profile and press **Connect**. You can add a note to say why. They’ll find your request under [Requests](/notifications?requests=true), and once they accept you can message each other.

People you may know and your existing connections are under [Connections](/networking/connections).`;

const shareDeal = `In a conversation, press **Share a deal, listing, property or contact** beside the message field and choose one of your [evaluations](/property-evaluations). It’s sent as a card with its figures.

You can send my answers there too: **Send to chat**, under “More options for this answer”.`;

const block = `Open the actions menu (⋯) on their profile and choose **Block**. You won’t see each other any more and your connection ends. They aren’t notified. You can unblock them under [Connections](/networking/connections).

**Mute** is milder: you won’t be notified about anything they do. **Report** tells our support team.`;

const audience = `You choose for each part of your profile. Open your profile, press **Edit profile** and choose who can see each field: everyone, members, your connections or only you.`;

const notified = `You’re notified about connection requests, new connections, comments, replies, reactions, mentions, new messages, properties that match your saved searches, and transactions waiting to be confirmed. The [full list](/notifications) can show unread notifications only, and you can mark them all as read.`;

const findTrade = `Under [Explore](/networking/explore) you can find brokers, builders, letting agents and other businesses by type and place, with reviews from members.`;

const defaults = `Under [Evaluation profiles](/settings/evaluation) you keep profiles of starting figures, such as the mortgage, the costs and the lender’s test, and choose the default for new evaluations. Your existing evaluations don’t change.`;

/** The first that fits answers; in small letters. */
export const help: readonly (readonly [RegExp, string])[] = [
  [
    /\b(send|share|attach|show)\b.*\b(deal|evaluation)\b.*\b(chat|message|conversation|somebody|someone)/,
    shareDeal,
  ],
  [/\b(block|mute|report)\b.*\b(somebody|someone|a member|a person|people|them)\b/, block],
  [/who (can|may) see (my|what)|hide my profile/, audience],
  [/(what|when) am i notified|which notifications/, notified],
  [/\bfind\b.*\b(broker|builder|agent|solicitor|surveyor|accountant|trade)/, findTrade],
  [/\bconnect with\b|connection request|\badd (?:somebody|someone)\b/, connect],
  [/\b(an|a new|my) evaluations? (starts?|begins?) with|default (costs|mortgage|figures)/, defaults],
];
