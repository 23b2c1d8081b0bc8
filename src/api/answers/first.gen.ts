// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from '../complete';

const QuietHours: Shape = {from:'',to:''};
const KeptFilters: Shape = {name:'',search:''};
const Preferences: Shape = {theme:"dark",density:"comfortable",areaUnit:"sqft",defaultNation:"england",shortcuts:true,reducedMotion:false,startPage:"/",notification:{},'quietHours!':QuietHours,digest:"off",digestDay:1,readReceipts:true,showOnline:true,findByEmail:true,messagesFrom:"members",connectionsFrom:"members",mutedUserIds:[1],postAlertUserIds:[1],exploreFilters:[KeptFilters],analytics:false};
const CurrentUser: Shape = {username:'',fullName:'',profileImage:null,email:'',emailConfirmed:false,avaThreadId:null,userRole:{role:"user"},plan:"free",phone:null,businessIds:[''],preferences:Preferences,twoFactor:false,providers:["google"],hasPassword:true,usernameChangeableAt:null,joinedAt:''};
const MemberAccount: Shape = {email:'',emailConfirmed:false,phone:null,role:"user",plan:"free",status:"active",suspendedReason:null,businessIds:['']};
const User: Shape = {username:'',fullName:"Member",profileImage:null,headline:null,roles:["investor"],location:null,verified:false,joinedAt:'',connectionStatus:"none",connectionId:null,mutualCount:0,lastSeenAt:null,strategies:["btl"],'account?':MemberAccount};
const Author: Shape = {fullName:"Member",username:'',profileImage:null};
const Connection: Shape = {status:"pending",note:null,createdAt:'',respondedAt:null,privateNote:null,tags:[''],mutualCount:0,'mutuals?':[Author],user:Author};
const Mention: Shape = {name:'',link:''};
const AttachmentKind: Shape = "evaluation";
const SnapshotFigure: Shape = {label:'',value:''};
const RefurbItem: Shape = {name:'',qty:0,rate:0,vatPct:0};
const RoomIncome: Shape = {name:'',rentPcm:0,sqm:null,occupants:0};
const SomeEvaluationInputs: Shape = {'refurb?':{'items?':[RefurbItem]},'income?':{'rooms?':[RoomIncome]}};
const SharedDeal: Shape = {strategy:"btl",nation:"england",outcode:null,inputs:SomeEvaluationInputs};
const Snapshot: Shape = {title:'',subtitle:'',image:null,figures:[SnapshotFigure],'deal?':SharedDeal};
const Attachment: Shape = {kind:AttachmentKind,snapshot:Snapshot};
const MyReaction: Shape = {type:"like"};
const SharedImage: Shape = {file:'',alt:''};
const PollOption: Shape = {text:'',votes:0};
const Poll: Shape = {options:[PollOption],endsAt:'',votes:0,myVote:null};
const SharedPost: Shape = {state:"shown",'authUser!':Author,content:'',mentions:[Mention],'attachment?':Attachment,createdAt:null};
const PostVersion: Shape = {content:'',until:''};
const Post: Shape = {authUser:Author,content:'',mentions:[Mention],'attachment!':Attachment,audience:"members",tags:[''],reactionCounts:{},'myReaction!':MyReaction,commentCount:0,createdAt:'',editedAt:null,'images?':[SharedImage],'poll?':Poll,'repost?':SharedPost,'history?':[PostVersion]};
const TrendingTag: Shape = {tag:'',count:0};
const Reply: Shape = {authUser:Author,content:'',mentions:[Mention],likeCount:0,likedByMe:false,createdAt:'',editedAt:null};
const Comment: Shape = {authUser:Author,content:'',mentions:[Mention],likeCount:0,likedByMe:false,replyCount:0,replies:[Reply],createdAt:'',editedAt:null,deleted:false,'image?':SharedImage,'pin?':{field:''}};
const LikeState: Shape = {likeCount:0,likedByMe:false};
const Reaction: Shape = {type:"like",user:Author,createdAt:''};
const Notification: Shape = {notificationType:{},read:false,wasInAppSent:false,createdAt:'','sender!':Author,'userPost!':{authUser:{}},'message!':{conversation:{}}};
const Invitation: Shape = {email:'',message:null,status:"sent",code:'',expiresAt:'',sentAt:'',createdAt:'',updatedAt:'',joinedUserId:null};
const InvitationResult: Shape = {invitations:[Invitation],members:[User]};
const UsernameAvailability: Shape = {username:'',available:false,reason:null,message:null,suggestions:['']};
const ProfileLink: Shape = {label:'',url:''};
const ProfileMembership: Shape = {name:'',number:''};
const ProfileAudience: Shape = {bio:"public",regions:"public",budget:"public",lookingFor:"public",offering:"public",experience:"public",languages:"public",links:"public",memberships:"public",companies:"public",connections:"public"};
const ProfileStats: Shape = {connections:0,posts:0,evaluations:0};
const Profile: Shape = {user:User,coverImage:null,bio:null,strategies:["btl"],regions:[''],budgetMin:null,budgetMax:null,lookingFor:["advice"],offering:["lending"],experience:null,languages:[''],links:[ProfileLink],memberships:[ProfileMembership],companies:[''],connectionsVisible:false,'audience!':ProfileAudience,isMine:false,completeness:null,stats:ProfileStats,createdAt:'',updatedAt:''};
const ChatMember: Shape = {user:Author,role:"owner",lastReadId:null,joinedAt:''};
const QuotedMessage: Shape = {sender:Author,content:'',deleted:false};
const Message: Shape = {conversation:{},sender:Author,content:'',mentions:[Mention],'replyTo!':QuotedMessage,attachments:[null],reactions:{},status:"sent",pinned:false,createdAt:'',editedAt:null,deletedAt:null};
const Conversation: Shape = {name:null,isGroup:false,participants:[ChatMember],'lastMessage!':Message,unreadCount:0,isMarkedUnread:false,lastReadId:null,muted:false,pinned:false,archived:false,isRequest:false,canWrite:true,dealRef:null,role:"owner",createdAt:'',updatedAt:''};
const AvaThreadSummary: Shape = {title:'',questions:1,updatedAt:''};
const AvaMessage: Shape = {role:"user",content:[{type:"text",text:{value:''}}]};
const AvaThread: Shape = {messages:[AvaMessage]};
const AvaReply: Shape = {message:AvaMessage};

export const answers: Readonly<Record<string, Shape>> = {
  'get /auth/session': {},
  'get /auth/auth-user': CurrentUser,
  'put /auth/auth-user': CurrentUser,
  'post /auth/login': {},
  'get /users': {page:1,totalPages:0,total:0,'data?':[User]},
  'post /users': CurrentUser,
  'get /connections': {page:1,totalPages:0,total:0,'data?':[Connection]},
  'post /connections': Connection,
  'put /connections/{id}': Connection,
  'get /posts': {page:1,totalPages:0,total:0,'data?':[Post]},
  'post /posts': Post,
  'get /posts/tags': {'data?':[TrendingTag]},
  'get /posts/{id}': Post,
  'put /posts/{id}': Post,
  'get /posts/{id}/comment': {page:1,totalPages:0,total:0,'data?':[Comment]},
  'get /posts/{id}/comment/{x}': {page:1,totalPages:0,total:0,'data?':[Reply]},
  'put /posts/comment/like/{id}': LikeState,
  'put /posts/comment/reply/like/{id}': LikeState,
  'get /reactions': [Reaction],
  'post /reactions': Reaction,
  'get /notifications': {page:1,totalPages:0,'notifications?':[Notification]},
  'put /notifications/{id}': Notification,
  'get /auth/invite-user': {page:1,totalPages:0,total:0,'data?':[Invitation],'inviter!':Author,personalCode:null},
  'post /auth/invite-user': InvitationResult,
  'get /profiles': UsernameAvailability,
  'get /profiles/{id}': Profile,
  'put /profiles/{id}': Profile,
  'get /conversations': {page:1,totalPages:0,total:0,unreadTotal:0,'data?':[Conversation]},
  'post /conversations': Conversation,
  'get /conversations/{id}': Conversation,
  'put /conversations/{id}': Conversation,
  'get /conversations/{id}/messages': {page:1,totalPages:0,total:0,'data?':[Message]},
  'put /conversations/{id}/messages/{messageId}': Message,
  'post /conversations/messages': Message,
  'get /ava/thread': {},
  'post /ava/thread': {},
  'get /ava/threads': {'data?':[AvaThreadSummary]},
  'get /ava/thread/{avaThreadId}': AvaThread,
  'post /ava/message': AvaReply,
  'put /ava/message/{id}': AvaMessage,
};
