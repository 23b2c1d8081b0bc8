// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const MemberAccount: Shape = {email:'',emailConfirmed:false,'phone!':'',role:"user",plan:"free",status:"active",'suspendedReason!':'',businessIds:['']};
const User: Shape = {username:'',fullName:"Member",'profileImage!':'','headline!':'',roles:["investor"],'location!':{'town?':'','outcode?':''},verified:false,joinedAt:'',connectionStatus:"none",connectionId:null,mutualCount:0,'lastSeenAt!':'',strategies:["btl"],'distanceMiles?':0,'account?':MemberAccount};
const NotificationChannels: Shape = {inApp:false,email:false,sound:false};
const QuietHours: Shape = {from:'',to:''};
const KeptFilters: Shape = {name:'',search:''};
const Preferences: Shape = {theme:"dark",density:"comfortable",areaUnit:"sqft",defaultNation:"england",shortcuts:true,reducedMotion:false,startPage:"/",notification:{'*':NotificationChannels},'quietHours!':QuietHours,digest:"off",digestDay:1,readReceipts:true,showOnline:true,findByEmail:true,messagesFrom:"members",connectionsFrom:"members",mutedUserIds:[1],postAlertUserIds:[1],exploreFilters:[KeptFilters],analytics:false};
const CurrentUser: Shape = {username:'',fullName:'','profileImage!':'',email:'',emailConfirmed:false,avaThreadId:null,userRole:{role:"user"},plan:"free",'headline?':'','phone!':'',businessIds:[''],preferences:Preferences,twoFactor:false,providers:["google"],hasPassword:true,'usernameChangeableAt!':'',joinedAt:''};
const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const Connection: Shape = {status:"pending",'note!':'',createdAt:'','respondedAt!':'','privateNote!':'',tags:[''],mutualCount:0,'mutuals?':[Author],user:Author};
const Notification: Shape = {notificationType:{},read:false,wasInAppSent:false,createdAt:'','sender!':Author,'userPost!':{authUser:{},'muted?':false},'message!':{conversation:{}},'snippet?':'','count?':1};
const UsernameAvailability: Shape = {username:'',available:false,'reason!':"form",'message!':'',suggestions:['']};
const ProfileLink: Shape = {label:'',url:''};
const ProfileMembership: Shape = {name:'',number:''};
const ProfileAudience: Shape = {bio:"public",regions:"public",budget:"public",lookingFor:"public",offering:"public",experience:"public",languages:"public",links:"public",memberships:"public",companies:"public",connections:"public"};
const ProfileStats: Shape = {connections:0,posts:0,evaluations:0};
const Profile: Shape = {user:User,'coverImage!':'','bio!':'',strategies:["btl"],regions:[''],'budgetMin!':0,'budgetMax!':0,lookingFor:["advice"],offering:["lending"],'experience!':"0",languages:[''],links:[ProfileLink],memberships:[ProfileMembership],companies:[''],connectionsVisible:false,'audience!':ProfileAudience,isMine:false,'completeness!':0,stats:ProfileStats,createdAt:'',updatedAt:''};
const ChatMember: Shape = {user:Author,role:"owner",lastReadId:null,joinedAt:''};
const Mention: Shape = {name:'',link:''};
const QuotedMessage: Shape = {sender:Author,content:'',deleted:false};
const Message: Shape = {conversation:{},sender:Author,content:'',mentions:[Mention],'replyTo!':QuotedMessage,attachments:[null],reactions:{'*':[1]},status:"sent",pinned:false,createdAt:'','editedAt!':'','deletedAt!':''};
const Conversation: Shape = {'name!':'',isGroup:false,participants:[ChatMember],'lastMessage!':Message,unreadCount:0,isMarkedUnread:false,lastReadId:null,muted:false,pinned:false,archived:false,isRequest:false,canWrite:true,'dealRef!':'',role:"owner",createdAt:'',updatedAt:''};
const AvaThreadSummary: Shape = {title:'',questions:1,updatedAt:''};
const AvaMessage: Shape = {role:"user",content:[{type:"text",text:{value:''}}],'createdAt?':'','helpful?':false};
const AvaThread: Shape = {messages:[AvaMessage]};
const AvaReply: Shape = {message:AvaMessage};

export const answers: Readonly<Record<string, Shape>> = {
  'get /users': {page:1,totalPages:0,total:0,'data?':[User]},
  'post /users': CurrentUser,
  'get /connections': {page:1,totalPages:0,total:0,'data?':[Connection]},
  'post /connections': Connection,
  'put /connections/{id}': Connection,
  'get /notifications': {page:1,totalPages:0,'notifications?':[Notification],'unreadCount?':0},
  'put /notifications/{id}': Notification,
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
