// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const NotificationChannels: Shape = {inApp:false,email:false,sound:false};
const QuietHours: Shape = {from:'',to:''};
const KeptFilters: Shape = {name:'',search:''};
const StagePreference: Shape = {stage:"sourced",'name!':'',isHidden:false,'maxDeals!':1};
const PipelinePreferences: Shape = {stages:[StagePreference],'cashAvailable!':0};
const Preferences: Shape = {theme:"dark",density:"comfortable",areaUnit:"sqft",defaultNation:"england",shortcuts:true,reducedMotion:false,startPage:"/",notification:{'*':NotificationChannels},'quietHours!':QuietHours,digest:"off",digestDay:1,readReceipts:true,showOnline:true,findByEmail:true,messagesFrom:"members",connectionsFrom:"members",mutedUserIds:[1],postAlertUserIds:[1],exploreFilters:[KeptFilters],pipeline:PipelinePreferences,analytics:false};
const CurrentUser: Shape = {username:'',fullName:'','profileImage!':'',email:'',emailConfirmed:false,avaThreadId:null,userRole:{role:"user"},plan:"free",'headline?':'','phone!':'',businessIds:[''],preferences:Preferences,twoFactor:false,providers:["google"],hasPassword:true,'usernameChangeableAt!':'',joinedAt:''};
const SignedIn: Shape = {'reopened?':false,'startPage?':"/"};
const MemberAccount: Shape = {email:'',emailConfirmed:false,'phone!':'',role:"user",plan:"free",status:"active",'suspendedReason!':'',businessIds:['']};
const User: Shape = {username:'',fullName:"Member",'profileImage!':'','headline!':'',roles:["investor"],'location!':{'town?':'','outcode?':''},verified:false,joinedAt:'',connectionStatus:"none",connectionId:null,mutualCount:0,'lastSeenAt!':'',strategies:["btl"],'distanceMiles?':0,'account?':MemberAccount};
const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const Connection: Shape = {status:"pending",'note!':'',createdAt:'','respondedAt!':'','privateNote!':'',tags:[''],mutualCount:0,'mutuals?':[Author],user:Author};
const Mention: Shape = {name:'',link:''};
const AttachmentKind: Shape = "evaluation";
const SnapshotFigure: Shape = {label:'',value:'','field?':''};
const RefurbItem: Shape = {name:'',qty:0,rate:0,vatPct:0};
const LoanMethod: Shape = "interest_only";
const RoomIncome: Shape = {name:'',rentPcm:0,'sqm!':0,occupants:0};
const SomeEvaluationInputs: Shape = {'price?':0,'askingPrice?':0,'purchaseDate?':'','stampDutyOverride?':0,'stampDutyReason?':'','fees?':{'legal?':0,'survey?':0,'broker?':0,'mortgageArrangement?':0,'sourcing?':0,'auction?':0,'planning?':0,'other?':0},'refurb?':{'items?':[RefurbItem],'contingencyPct?':0},'furnishing?':0,'holdingPcm?':0,'finance?':{'kind?':"cash",'product?':"fixed_2",'ltv?':0,'rate?':0,'termYears?':0,'method?':LoanMethod,'addFee?':false,'bridge?':{'ltv?':0,'monthlyRate?':0,'arrangementPct?':0,'exitPct?':0,'months?':0}},'refi?':{'gdv?':0,'ltv?':0,'fees?':0,'rate?':0,'method?':LoanMethod},'income?':{'rentPcm?':0,'other?':0,'rooms?':[RoomIncome],'adr?':0,'occupancyPct?':0,'avgStay?':0,'cleaningFee?':0},'costs?':{'voidPct?':0,'managementPct?':0,'managementVatPct?':0,'maintenancePct?':0,'insurance?':0,'groundRent?':0,'serviceCharge?':0,'licence?':0,'bills?':0,'compliance?':0,'other?':0,'headRent?':0,'sa?':{'otaPct?':0,'otaSharePct?':0,'cleaningCost?':0,'fixed?':0}},'exit?':{'salePrice?':0,'months?':0,'agentPct?':0,'agentVatPct?':0,'legal?':0,'holdYears?':0},'growth?':{'value?':0,'rent?':0,'cost?':0},'tax?':{'ownership?':"personal",'band?':"basic",'companyRate?':0},'stress?':{'icr?':0,'rate?':0}};
const SharedDeal: Shape = {strategy:"btl",nation:"england",'outcode!':'',inputs:SomeEvaluationInputs};
const Snapshot: Shape = {title:'',subtitle:'','image!':'',figures:[SnapshotFigure],'price?':0,'deal?':SharedDeal};
const Attachment: Shape = {kind:AttachmentKind,snapshot:Snapshot};
const ReactionCounts: Shape = {'like?':0,'congrats?':0,'insightful?':0,'interested?':0,'would_buy?':0,'too_dear?':0};
const MyReaction: Shape = {type:"like",'price?':1};
const SharedImage: Shape = {file:'',alt:''};
const PollOption: Shape = {text:'',votes:0};
const Poll: Shape = {options:[PollOption],endsAt:'',votes:0,'myVote!':0};
const SharedPost: Shape = {state:"shown",'authUser!':Author,content:'',mentions:[Mention],'attachment?':Attachment,'createdAt!':''};
const PostVersion: Shape = {content:'',until:''};
const Post: Shape = {authUser:Author,content:'',mentions:[Mention],'attachment!':Attachment,audience:"members",tags:[''],reactionCounts:ReactionCounts,'myReaction!':MyReaction,commentCount:0,'pinCounts?':{'*':1},createdAt:'','editedAt!':'','images?':[SharedImage],'videoUrl?':'','poll?':Poll,'lookingFor?':"advice",'saved?':false,'repost?':SharedPost,'pinned?':false,'muted?':false,'commentsOff?':false,'history?':[PostVersion]};
const TrendingTag: Shape = {tag:'',count:0};
const Reply: Shape = {authUser:Author,content:'',mentions:[Mention],likeCount:0,likedByMe:false,createdAt:'','editedAt!':''};
const Comment: Shape = {authUser:Author,content:'',mentions:[Mention],likeCount:0,likedByMe:false,replyCount:0,replies:[Reply],createdAt:'','editedAt!':'',deleted:false,'image?':SharedImage,'pin?':{field:''}};
const LikeState: Shape = {likeCount:0,likedByMe:false};
const Reaction: Shape = {type:"like",user:Author,'price?':1,createdAt:''};
const Notification: Shape = {notificationType:{},read:false,wasInAppSent:false,createdAt:'','sender!':Author,'userPost!':{authUser:{},'muted?':false},'message!':{conversation:{}},'snippet?':'','count?':1};
const DeviceSession: Shape = {device:'','place!':'',createdAt:'',lastSeenAt:'',isCurrent:false};
const TwoStepSetup: Shape = {secret:'',uri:''};
const RecoveryCodes: Shape = {recoveryCodes:['']};
const MemberDataSummary: Shape = {kinds:[{kind:"files",count:0}]};
const MemberImportResult: Shape = {added:0,replaced:0,unchanged:0,refused:0};
const ClosedAccount: Shape = {deletedAt:''};
const Invitation: Shape = {email:'','message!':'',status:"sent",code:'',expiresAt:'',sentAt:'',createdAt:'',updatedAt:'',joinedUserId:null};
const InvitationResult: Shape = {invitations:[Invitation],members:[User]};
const UsernameAvailability: Shape = {username:'',available:false,'reason!':"form",'message!':'',suggestions:['']};
const ProfileLink: Shape = {label:'',url:''};
const ProfileMembership: Shape = {name:'',number:''};
const ProfileAudience: Shape = {bio:"public",regions:"public",budget:"public",lookingFor:"public",offering:"public",experience:"public",languages:"public",links:"public",memberships:"public",companies:"public",properties:"public",connections:"public"};
const ProfileStats: Shape = {connections:0,posts:0,evaluations:0,properties:0};
const Profile: Shape = {user:User,'coverImage!':'','bio!':'',strategies:["btl"],regions:[''],'budgetMin!':0,'budgetMax!':0,lookingFor:["advice"],offering:["lending"],'experience!':"0",languages:[''],links:[ProfileLink],memberships:[ProfileMembership],companies:[''],connectionsVisible:false,'audience!':ProfileAudience,isMine:false,'completeness!':0,stats:ProfileStats,createdAt:'',updatedAt:''};
const ProfileProperty: Shape = {town:'',outcode:'',nation:"england",type:'','model!':'','bedrooms!':0,'areaSqm!':0,'epcRating!':"A",'image!':''};
const ChatMember: Shape = {user:Author,role:"owner",lastReadId:null,joinedAt:''};
const QuotedMessage: Shape = {sender:Author,content:'',deleted:false};
const Message: Shape = {conversation:{},sender:Author,content:'',mentions:[Mention],'replyTo!':QuotedMessage,attachments:[null],reactions:{'*':[1]},status:"sent",pinned:false,createdAt:'','editedAt!':'','deletedAt!':''};
const Conversation: Shape = {'name!':'',isGroup:false,participants:[ChatMember],'lastMessage!':Message,unreadCount:0,isMarkedUnread:false,lastReadId:null,muted:false,pinned:false,archived:false,isRequest:false,canWrite:true,'dealRef!':'',role:"owner",createdAt:'',updatedAt:''};
const AvaThreadSummary: Shape = {title:'',questions:1,updatedAt:''};
const AvaMessage: Shape = {role:"user",content:[{type:"text",text:{value:''}}],'createdAt?':'','helpful?':false};
const AvaThread: Shape = {messages:[AvaMessage]};
const AvaReply: Shape = {message:AvaMessage};

export const answers: Readonly<Record<string, Shape>> = {
  'put /auth/auth-user': CurrentUser,
  'post /auth/login': SignedIn,
  'get /users': {page:1,totalPages:0,total:0,'data?':[User]},
  'post /users': CurrentUser,
  'get /connections': {page:1,totalPages:0,total:0,'data?':[Connection]},
  'post /connections': Connection,
  'put /connections/{id}': Connection,
  'post /posts': Post,
  'get /posts/tags': {'data?':[TrendingTag]},
  'put /posts/{id}': Post,
  'get /posts/{id}/comment': {page:1,totalPages:0,total:0,'data?':[Comment]},
  'get /posts/{id}/comment/{x}': {page:1,totalPages:0,total:0,'data?':[Reply]},
  'put /posts/comment/like/{id}': LikeState,
  'put /posts/comment/reply/like/{id}': LikeState,
  'get /reactions': [Reaction],
  'post /reactions': Reaction,
  'get /notifications': {page:1,totalPages:0,'notifications?':[Notification],'unreadCount?':0},
  'put /notifications/{id}': Notification,
  'get /auth/sessions': {'data?':[DeviceSession]},
  'post /auth/two-step': TwoStepSetup,
  'put /auth/two-step': RecoveryCodes,
  'get /member-data': MemberDataSummary,
  'get /member-data/records': {page:1,totalPages:0,total:0,'data?':[{}]},
  'post /member-data/records': MemberImportResult,
  'post /auth/closure': ClosedAccount,
  'get /auth/invite-user': {page:1,totalPages:0,total:0,'data?':[Invitation],'inviter!':Author,'personalCode!':''},
  'post /auth/invite-user': InvitationResult,
  'get /profiles': UsernameAvailability,
  'get /profiles/{id}': Profile,
  'put /profiles/{id}': Profile,
  'get /profiles/{id}/properties': {page:1,totalPages:0,total:0,'data?':[ProfileProperty]},
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
