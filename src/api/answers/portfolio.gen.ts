// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const PropertyValuation: Shape = {value:0,on:'',source:"manual"};
const PropertyOwner: Shape = {userId:null,companyId:null,'name!':'',share:0};
const PropertyNextDate: Shape = {kind:'',dueOn:''};
const PropertyCertificate: Shape = {'dueOn!':'',notApplicable:false};
const PropertyFigures: Shape = {debt:0,mortgages:0,'mortgagePcm!':0,'ltv!':0,'rentPcm!':0,'letUntil!':'','vacantSince!':'','occupancyPct!':0,'grossYield!':0,compliance:{inDate:0,total:0},'nextDate!':PropertyNextDate,'gasSafety!':PropertyCertificate,'electrical!':PropertyCertificate};
const PropertyCounts: Shape = {tenancies:0,transactions:0,documents:0,maintenance:0};
const Property: Shape = {fullAddress:'','propertyEvaluation!':{title:''},addressLine1:'','line2!':'',town:'','county!':'',postcode:'',nation:"england",'uprn!':'','lat!':49,'lng!':0,modelId:null,'tenure!':"freehold",'leaseExpiry!':'','groundRent!':0,'serviceCharge!':0,'councilTaxBand!':"A",'councilTax!':0,'epcRating!':"A",'bedrooms!':0,'bathrooms!':0,'receptions!':0,'areaSqm!':0,'yearBuilt!':1000,'titleNumber!':'','purchasePrice!':0,'purchaseDate!':'','purchaseCosts!':0,'currentValue!':0,'valuedAt!':'','valueSource!':"manual",valuations:[PropertyValuation],'soldPrice!':0,'soldOn!':'',owners:[PropertyOwner],managerId:null,status:"let",images:[''],tags:[''],'notes!':'',evaluationId:null,'evaluationVersion!':1,'archivedAt!':'',onProfile:false,figures:PropertyFigures,'counts?':PropertyCounts,createdAt:'',updatedAt:''};
const PropertyMonth: Shape = {month:'',income:0,costs:0};
const PropertyMissing: Shape = {fullAddress:'',fields:["value"]};
const PropertyHistoryMonth: Shape = {month:'',value:0,debt:0};
const PropertyEarnings: Shape = {'incomePcm!':0,'costsPcm!':0};
const PropertyForecastTotals: Shape = {properties:1,forecast:0,actual:0};
const PropertySummary: Shape = {properties:0,value:0,valuedProperties:0,debt:0,equity:0,'ltv!':0,rentPcm:0,'netCashFlowPcm!':0,'occupancyPct!':0,arrears:0,'grossYield!':0,'netYield!':0,renewalsIn12Months:0,outstandingTransactions:0,months:[PropertyMonth],missing:[PropertyMissing],letProperties:0,history:[PropertyHistoryMonth],earnings:[PropertyEarnings],'forecast!':PropertyForecastTotals};
const PropertyModel: Shape = {key:"btl",name:''};
const PropertyModelList: Shape = [PropertyModel];
const PropertyType: Shape = {key:"detached",name:''};
const PropertyTypeList: Shape = [PropertyType];
const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const PropertyPackView: Shape = {user:Author,at:''};
const PropertyPackLink: Shape = {token:'',reader:"lender",taxYear:'',expiresAt:'',createdAt:'',views:[PropertyPackView]};
const PropertyPackHome: Shape = {fullAddress:'',owners:[PropertyOwner],'tenure!':"freehold",'titleNumber!':'','bedrooms!':0,'epcRating!':"A",'purchaseDate!':'','purchasePrice!':0,'purchaseCosts!':0,'currentValue!':0,'valuedAt!':'','leaseExpiry!':''};
const MortgageMethod: Shape = "interest_only";
const PropertyPackMortgage: Shape = {lender:'',balance:0,balanceAt:'',rate:0,'fixEnds!':'',termEnds:'',method:MortgageMethod,monthlyPayment:0};
const TenancyType: Shape = "assured_periodic";
const Arrears: Shape = {total:0,days30:0,days60:0,days90:0,older:0,months:0};
const PropertyPackTenancy: Shape = {type:TenancyType,startDate:'','endDate!':'',rentPcm:0,'deposit!':0,arrears:Arrears};
const RenewalKind: Shape = "gas_safety";
const PropertyPackCertificate: Shape = {kind:RenewalKind,'name!':'',status:"ok",'dueOn!':''};
const PropertyPackBook: Shape = {category:"rent",in:0,out:0};
const PropertyPackLine: Shape = {date:'',description:'',category:"rent",'in!':0,'out!':0};
const PropertyPack: Shape = {reader:"lender",taxYear:'',expiresAt:'',owner:Author,property:PropertyPackHome,mortgages:[PropertyPackMortgage],tenancies:[PropertyPackTenancy],certificates:[PropertyPackCertificate],books:[PropertyPackBook],profit:0,lines:[PropertyPackLine]};
const PropertyManager: Shape = {name:'','branch!':'','email!':'','phone!':'',service:"let_only",feePct:0,vatPct:0,'minFee!':0,propertyIds:[''],'contractStart!':'','contractEnd!':'','noticeDays!':0,'clientMoneyScheme!':'',createdAt:'',updatedAt:''};
const Contact: Shape = {kind:"tenant",name:'','company!':'',emails:[''],phones:[''],'address!':'',userId:null,'preferredChannel!':"phone",tags:[''],'notes!':'','rating!':1,'source!':'','retentionUntil!':'',createdAt:'',updatedAt:''};
const SaChannel: Shape = {name:'',commissionPct:0};
const SaSeason: Shape = {from:'',to:'',adr:0,minStay:1};
const SaBlock: Shape = {from:'',to:'',source:'','uid?':''};
const PropertySaManagement: Shape = {channels:[SaChannel],adr:0,seasons:[SaSeason],occupancyPct:0,avgStay:0,cleaningFee:0,cleaningCost:0,linenCost:0,managementPct:0,blocks:[SaBlock],'nightCap!':1,revPar:0,nightsBooked:0,createdAt:'',updatedAt:''};
const RoomSizeFlag: Shape = {minimum:0,message:''};
const PropertyRoom: Shape = {name:'',roomKindId:null,'floor!':0,areaSqm:0,maxOccupants:0,ensuite:false,furnished:false,billsIncluded:false,'rentPcm!':0,'notes!':'',images:[''],currentTenancyId:null,'sizeFlag!':RoomSizeFlag,createdAt:'',updatedAt:''};
const EpcRecommendation: Shape = {text:'',costMin:0,costMax:0,points:0,done:false};
const EpcStepsToC: Shape = {points:0,costMin:0,costMax:0,reachable:false};
const PropertyEpc: Shape = {propertyId:null,'certificateNumber!':'',current:"A",currentScore:1,potential:"A",potentialScore:1,lodgedOn:'',expiresOn:'','areaSqm!':0,'assessor!':'',recommendations:[EpcRecommendation],'exemptionRef!':'',projectedScore:1,projected:"A",expired:false,mees:"compliant",'stepsToC!':EpcStepsToC,createdAt:'',updatedAt:''};
const ScheduleItem: Shape = {'room!':'',name:'',qty:0,'unit!':'',rate:0,vatPct:0,total:0,'trade!':'',status:"todo",'condition!':"new",'actual!':0,'notes!':'',images:['']};
const ScheduleSignature: Shape = {name:'',role:"landlord",on:''};
const ScheduleShare: Shape = {token:'',expires:''};
const Schedule: Shape = {propertyId:null,evaluationId:null,kind:"works",title:'',items:[ScheduleItem],contingencyPct:0,signedBy:[ScheduleSignature],net:0,vat:0,contingency:0,total:0,actual:0,'shared!':ScheduleShare,createdAt:'',updatedAt:''};
const SharedScheduleItem: Shape = {'room!':'',name:'',qty:0,'unit!':'','trade!':'',status:"todo",'condition!':"new",'notes!':'',images:['']};
const SharedSchedule: Shape = {title:'',kind:"works",'address!':'',ownerName:'',items:[SharedScheduleItem],expires:'',updatedAt:''};
const VideoChapter: Shape = {at:0,title:''};
const VideoChapters: Shape = [VideoChapter];
const Video: Shape = {title:'',source:"upload",url:'','embedUrl!':'','poster!':'','duration!':0,chapters:VideoChapters,'captions!':'',refKind:"property",visibility:"me",createdAt:'',updatedAt:''};
const MaintenanceQuote: Shape = {amount:0,'file!':'',accepted:false};
const MaintenanceComment: Shape = {text:'',at:''};
const MaintenanceStep: Shape = {status:"open",at:''};
const PropertyMaintenance: Shape = {roomId:null,title:'',details:'',category:"plumbing",priority:"emergency",hazard:false,status:"open",moves:["open"],reportedAt:'','deadline!':'',overdue:false,'plannedFor!':'','repeatMonths!':1,'deferredUntil!':'','reportedBy!':'',contractorId:null,'appointmentAt!':'','access!':'',quotes:[MaintenanceQuote],'estimate!':0,'actual!':0,'recharge!':0,'warrantyUntil!':'',transactionId:null,images:[''],comments:[MaintenanceComment],timeline:[MaintenanceStep],createdAt:'',updatedAt:''};
const RoomKind: Shape = {key:'',name:'',sleeping:false};
const BalanceReading: Shape = {on:'',balance:0};
const EarlyRepaymentCharge: Shape = {until:'',pct:0};
const Mortgage: Shape = {companyId:null,lender:'','product!':'','accountLast4!':'',originalAmount:0,balance:0,balanceAt:'',balanceHistory:[BalanceReading],rate:0,rateType:"fixed",method:MortgageMethod,startDate:'','fixEnds!':'','reversionRate!':0,termEnds:'',monthlyPayment:0,erc:[EarlyRepaymentCharge],'overpaymentPct!':0,'productFee!':0,guarantors:[''],'chargeCode!':'',createdAt:'',updatedAt:''};
const TenancyNotice: Shape = {kind:"section_8",on:'',expires:'','grounds?':['']};
const DocumentsServed: Shape = {'howToRent?':'','writtenStatement?':'','epc?':'','gasSafety?':'','eicr?':'','depositCertificate?':'','inventory?':''};
const TenancyStatus: Shape = "prospective";
const Tenancy: Shape = {roomId:null,type:TenancyType,tenantIds:[''],startDate:'','endDate!':'',rent:0,frequency:"weekly",rentPcm:0,'dueDay!':1,'deposit!':0,'depositCap!':0,'depositScheme!':"dps",'depositProtectedOn!':'','prescribedInfoOn!':'','rightToRentOn!':'','rightToRentFollowUp!':'',guarantorId:null,'lastIncreaseOn!':'',earliestIncreaseOn:'','proposedRent!':0,'proposedFrom!':'','noticeServed!':TenancyNotice,documentsServed:DocumentsServed,billsIncluded:false,pets:false,status:TenancyStatus,arrears:Arrears,warnings:[''],createdAt:'',updatedAt:''};
const TransactionSplit: Shape = {amount:0,category:"rent",'note?':''};
const Transaction: Shape = {propertyId:null,tenancyId:null,mortgageId:null,contactId:null,recurringId:null,date:'',direction:"in",amount:0,'vat!':0,'gross!':0,'fee!':0,category:"rent",description:'',status:"expected",splits:[TransactionSplit],source:"manual",'importHash!':'',documentIds:[''],'confidence!':0,createdAt:'',updatedAt:''};
const TransactionTotals: Shape = {in:0,out:0};
const RecurringPayment: Shape = {name:'',direction:"in",amount:0,frequency:"weekly",startOn:'','endOn!':'','count!':1,dayRule:"same_day",category:"rent",propertyId:null,tenancyId:null,mortgageId:null,contactId:null,index:"none",'indexPct!':0,variable:false,leadDays:0,remindDays:0,autoConfirm:false,paused:false,'nextOn!':'',next:[{on:'',amount:0}],createdAt:'',updatedAt:''};
const RenewalDate: Shape = {propertyId:null,companyId:null,mortgageId:null,kind:RenewalKind,'name!':'','issuedOn!':'','dueOn!':'','intervalMonths!':1,'proposedDueOn!':'','reference!':'',status:"ok",notApplicable:false,'naReason!':'',documentId:null,remindDays:[0],createdAt:'',updatedAt:''};
const RenewalCalendar: Shape = {'token!':''};
const DocumentLink: Shape = {kind:"property"};
const DocumentLinkList: Shape = [DocumentLink];
const DocumentVersion: Shape = {version:1,file:'',size:0,uploadedAt:''};
const DocumentShare: Shape = {token:'',expires:''};
const PortfolioDocument: Shape = {name:'',file:'',mime:'',size:0,folderId:null,propertyId:null,links:DocumentLinkList,tags:[''],'expiresOn!':'','renewalKind!':RenewalKind,version:1,versions:[DocumentVersion],'shared!':DocumentShare,'trashedAt!':'',createdAt:'',updatedAt:''};
const Folder: Shape = {name:'',parentId:null,propertyId:null,system:false,documentCount:0,createdAt:'',updatedAt:''};
const CompanyDirector: Shape = {name:'','appointedOn?':''};
const CompanyShareholder: Shape = {name:'',share:0};
const CompanyController: Shape = {name:'',control:"over_25"};
const Company: Shape = {name:'','number!':'',status:"active",'incorporatedOn!':'',sicCodes:[''],'registeredOffice!':'',directors:[CompanyDirector],shareholders:[CompanyShareholder],controllers:[CompanyController],'yearEnd!':'','nextAccountsOn!':'','nextConfirmationOn!':'','bankRef!':'',debt:0,openCharges:0,createdAt:'',updatedAt:''};
const CompanySearchHit: Shape = {companyNumber:'',title:'',status:"active",'addressSnippet!':'','dateOfCreation!':'',sicCodes:[''],directors:[CompanyDirector],'yearEnd!':'','nextAccountsOn!':'','nextConfirmationOn!':''};
const CompanySearchHitList: Shape = [CompanySearchHit];
const Charge: Shape = {chargeCode:'',companyNumber:'',createdOn:'','deliveredOn!':'',status:"outstanding",'satisfiedOn!':'',personsEntitled:[''],'particulars!':'','shortDescription!':'',mortgageId:null,'mismatch!':"unmatched"};
const CompanyType: Shape = {key:"ltd",name:''};
const CompanyTypeList: Shape = [CompanyType];

export const answers: Readonly<Record<string, Shape>> = {
  'get /properties': {page:1,totalPages:0,total:0,'data?':[Property],'summary?':PropertySummary},
  'post /properties': Property,
  'get /properties/{uuid}': Property,
  'put /properties/{uuid}': Property,
  'get /properties/models': PropertyModelList,
  'get /properties/types': PropertyTypeList,
  'get /properties/packs': {page:1,totalPages:0,total:0,'data?':[PropertyPackLink]},
  'post /properties/packs': PropertyPackLink,
  'post /properties/packs/open': PropertyPack,
  'get /property-managers': {page:1,totalPages:0,total:0,'data?':[PropertyManager]},
  'post /property-managers': PropertyManager,
  'get /property-managers/{id}': PropertyManager,
  'put /property-managers/{id}': PropertyManager,
  'get /contacts': {page:1,totalPages:0,total:0,'data?':[Contact]},
  'post /contacts': Contact,
  'get /contacts/{id}': Contact,
  'put /contacts/{id}': Contact,
  'get /property-sa-management': {page:1,totalPages:0,total:0,'data?':[PropertySaManagement]},
  'post /property-sa-management': PropertySaManagement,
  'get /property-sa-management/{id}': PropertySaManagement,
  'put /property-sa-management/{id}': PropertySaManagement,
  'get /property-rooms': {page:1,totalPages:0,total:0,'data?':[PropertyRoom]},
  'post /property-rooms': PropertyRoom,
  'get /property-rooms/{id}': PropertyRoom,
  'put /property-rooms/{id}': PropertyRoom,
  'get /property-epcs': {page:1,totalPages:0,total:0,'data?':[PropertyEpc]},
  'post /property-epcs': PropertyEpc,
  'get /property-epcs/{id}': PropertyEpc,
  'put /property-epcs/{id}': PropertyEpc,
  'get /schedules': {page:1,totalPages:0,total:0,'data?':[Schedule]},
  'post /schedules': Schedule,
  'get /schedules/shared/{token}': SharedSchedule,
  'get /schedules/{id}': Schedule,
  'put /schedules/{id}': Schedule,
  'get /videos': {page:1,totalPages:0,total:0,'data?':[Video]},
  'post /videos': Video,
  'get /videos/{id}': Video,
  'put /videos/{id}': Video,
  'get /property-maintenance': {page:1,totalPages:0,total:0,'data?':[PropertyMaintenance]},
  'post /property-maintenance': PropertyMaintenance,
  'get /property-maintenance/{id}': PropertyMaintenance,
  'put /property-maintenance/{id}': PropertyMaintenance,
  'get /rooms': [RoomKind],
  'get /mortgages': {page:1,totalPages:0,total:0,'data?':[Mortgage],totals:{balance:0,monthlyPayment:0,'weightedRate!':0}},
  'post /mortgages': Mortgage,
  'put /mortgages/{id}': Mortgage,
  'get /tenancies': {page:1,totalPages:0,total:0,'data?':[Tenancy],totals:{rentPcm:0,arrears:0}},
  'post /tenancies': Tenancy,
  'put /tenancies/{id}': Tenancy,
  'get /transactions': {page:1,totalPages:0,total:0,'data?':[Transaction],'totals!':TransactionTotals},
  'put /transactions/{id}': Transaction,
  'get /recurring-payments': {page:1,totalPages:0,total:0,'data?':[RecurringPayment]},
  'post /recurring-payments': RecurringPayment,
  'put /recurring-payments/{id}': RecurringPayment,
  'get /renewal-dates': {page:1,totalPages:0,total:0,'data?':[RenewalDate],counts:{ok:0,due_90:0,due_60:0,due_30:0,overdue:0,missing:0,not_applicable:0}},
  'post /renewal-dates': RenewalDate,
  'put /renewal-dates/{id}': RenewalDate,
  'get /renewal-dates/calendar': RenewalCalendar,
  'post /renewal-dates/calendar': RenewalCalendar,
  'get /documents': {page:1,totalPages:0,total:0,'data?':[PortfolioDocument],storage:{used:0,limit:0}},
  'post /documents': PortfolioDocument,
  'put /documents/{id}': PortfolioDocument,
  'get /folders': [Folder],
  'post /folders': Folder,
  'put /folders/{id}': Folder,
  'get /companies': {page:1,totalPages:0,total:0,'data?':[Company]},
  'post /companies': Company,
  'put /companies/{id}': Company,
  'get /companies/ch/company-search': CompanySearchHitList,
  'get /companies/ch/charges': {page:1,totalPages:0,total:0,'data?':[Charge]},
  'get /companies/types': CompanyTypeList,
};
